import type { Ride } from "../../../contract/rides/ride.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { HeadRow, TableFrame } from "../../ui/table.tsx";
import { useNow } from "../../ui/use-now.ts";
import { Away } from "./away.tsx";
import { useDriverDay } from "./driver-day.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { fareText } from "./ride-facts.tsx";
import cardStyles from "../../ui/card.module.css";
import tableCardStyles from "../table-card.module.css";
import tableStyles from "../../ui/table.module.css";
import styles from "./requests-table.module.css";

const TICK_MS = 30_000;

/** All requests at a glance, each with its actions. */
export function RequestsTable({ rides }: { readonly rides: readonly Ride[] }) {
  const text = useStrings("drivers");
  const { columns } = text.panel;
  const now = useNow(TICK_MS);
  return (
    <div className={`${cardStyles.card} ${tableCardStyles.card} ${styles.requestsTable}`}>
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
  const text = useStrings("drivers");
  const rides = useStrings("rides");
  const formats = useFormats();
  const { accepting, takeStep, noSignal, readOnly } = useDriverDay();
  return (
    <tr>
      <td>{ride.rider_name}</td>
      <td className={tableCardStyles.routeCell}>
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </td>
      <td>
        {formats.shortDateTime(ride.ride_datetime)}
        <OverlapWarning ride={ride} now={now} />
      </td>
      <td className={tableStyles.right} data-label={text.panel.columns.people}>
        {ride.passenger_count}
      </td>
      <td className={tableStyles.right} data-label={text.panel.columns.bags}>
        {ride.luggage_count}
      </td>
      <td className={tableStyles.right}>
        <TripDistance ride={ride} />
        <Away ride={ride} />
      </td>
      <td className={`strong ${tableStyles.right}`}>
        {fareText(ride.calculated_fare, formats, rides.notAvailable)}
      </td>
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
