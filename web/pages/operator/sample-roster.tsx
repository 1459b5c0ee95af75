import { DriverMark } from "../../dispatch/driver-mark.tsx";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useMessages } from "../../language/language-context.ts";

/** People who do not exist, to show what the roster will look like. */
const SAMPLES = [
  { id: 0, name: "Sample One", vehicle: "Toyota Corolla", status: "available" },
  { id: 1, name: "Sample Two", vehicle: "Kia Rio", status: "on_ride" },
  { id: 2, name: "Sample Three", vehicle: "Hyundai H-1", status: "offline" },
  { id: 3, name: "Sample Four", vehicle: "Ford Transit", status: "available" },
] as const;

/** The preview of an empty roster: marked as samples, and nothing in it can be used. */
export function SampleRoster() {
  const text = useMessages("roster");
  return (
    <ul className="ride-cards samples" inert>
      {SAMPLES.map((sample) => (
        <li className="card ride-card" key={sample.id}>
          <div className="driver-head">
            <DriverMark id={sample.id} name={sample.name} />
            <div>
              <h2>{sample.name}</h2>
              <p className="small muted">{sample.vehicle}</p>
            </div>
            <DriverStatusBadge status={sample.status} />
          </div>
          <p className="best">{text.sample}</p>
        </li>
      ))}
    </ul>
  );
}
