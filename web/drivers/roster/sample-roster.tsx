import { DriverMark } from "../../rides/driver-mark.tsx";
import { DriverStatusBadge } from "../../dispatch/driver-status-badge.tsx";
import { useStrings } from "../../language/language-context.ts";
import cardStyles from "../../ui/card.module.css";
import driverCardStyles from "./driver-card.module.css";
import driverChoiceStyles from "../../dispatch/assign/driver-choice.module.css";
import rideCardStyles from "../../dispatch/ride/ride-card.module.css";
import styles from "./sample-roster.module.css";

/** People who do not exist, to show what the roster will look like. */
const SAMPLES = [
  { id: 0, vehicle: "Toyota Corolla", status: "available" },
  { id: 1, vehicle: "Kia Rio", status: "on_ride" },
  { id: 2, vehicle: "Hyundai H-1", status: "offline" },
  { id: 3, vehicle: "Ford Transit", status: "available" },
] as const;

/** The preview of an empty roster: marked as samples, and nothing in it can be used. */
export function SampleRoster() {
  const text = useStrings("drivers/roster");
  return (
    <ul className={rideCardStyles.cards} inert>
      {SAMPLES.map((sample) => ({ ...sample, name: text.sampleNames[sample.id] ?? text.sample })).map(
        (sample) => (
          <li className={`${cardStyles.card} ${rideCardStyles.card} ${styles.sample}`} key={sample.id}>
            <div className={driverCardStyles.head}>
              <DriverMark id={sample.id} name={sample.name} />
              <div>
                <h2>{sample.name}</h2>
                <p className="small muted">{sample.vehicle}</p>
              </div>
              <DriverStatusBadge status={sample.status} />
            </div>
            <p className={`${driverChoiceStyles.bestMark} ${styles.mark}`}>{text.sample}</p>
          </li>
        ),
      )}
    </ul>
  );
}
