import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { HeadRow, TableFrame } from "../../ui/table.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Away } from "./away.tsx";
import { useDriverDay } from "./driver-day.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { fareText } from "./ride-facts.tsx";

const TICK_MS = 30_000;

/** All requests at a glance, each with its deeds. */
export function RequestsTable({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useMessages("driver");
  const { columns } = text.panel;
  const now = useNow(TICK_MS);
  return (
    <div className="card table-card requests-table">
      <TableFrame label={text.panel.title} stacks>
        <thead>
          <HeadRow
            columns={[
              { id: "rider", label: columns.rider },
              { id: "route", label: columns.route },
              { id: "when", label: columns.when },
              { id: "people", label: columns.people, right: true },
              { id: "bags", label: columns.bags, right: true },
              { id: "distance", label: columns.distance, right: true },
              { id: "fare", label: columns.fare, right: true },
              { id: "actions", label: columns.actions },
              { id: "status", label: columns.status },
            ]}
          />
        </thead>
        <tbody>
          {rides.map((ride) => (
            <Row ride={ride} now={now} key={ride.id} />
          ))}
        </tbody>
      </TableFrame>
    </div>
  );
}

function Row({ ride, now }: { readonly ride: Ride; readonly now: Date }) {
  const text = useMessages("driver");
  const rides = useMessages("rides");
  const formats = useFormats();
  const { accepting, takeStep, noSignal, readOnly } = useDriverDay();
  return (
    <tr>
      <td>{ride.rider_name}</td>
      <td className="route-cell">
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </td>
      <td>
        {formats.shortDateTime(ride.ride_datetime)}
        <OverlapWarning ride={ride} now={now} />
      </td>
      <td className="r" data-label={text.panel.columns.people}>
        {ride.passenger_count}
      </td>
      <td className="r" data-label={text.panel.columns.bags}>
        {ride.luggage_count}
      </td>
      <td className="r">
        {formats.km(Number(ride.distance_km))}
        <Away ride={ride} />
      </td>
      <td className="r strong">{fareText(ride.calculated_fare, formats, rides.notAvailable)}</td>
      <td>
        {!readOnly && ride.actions.includes("accept") && (
          <div className="row">
            <Button
              tone="live"
              disabled={noSignal}
              busy={accepting.accepting === ride.id}
              busyLabel={text.panel.accepting}
              onClick={() => accepting.accept(ride)}
            >
              {noSignal ? text.noSignal : text.panel.accept}
            </Button>
            <Button onClick={() => takeStep(ride, "reject")}>{text.panel.reject}</Button>
          </div>
        )}
      </td>
      <td>
        <StatusBadge status={ride.status} />
      </td>
    </tr>
  );
}
