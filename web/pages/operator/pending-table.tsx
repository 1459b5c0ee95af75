import type { Ride } from "../../../contract/rides/ride.ts";
import { useDesk } from "../../dispatch/desk-context.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useNow } from "../../dispatch/use-now.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { useHeldOrder } from "./use-held-order.ts";
import { useRowWindow } from "./use-row-window.ts";

const ROW_PX = 64;

type PendingTableProps = {
  readonly rides: readonly Ride[];
  readonly onReject: (ride: Ride) => void;
};

/** The pending rides as a table. Only the rows near the screen are drawn; each says which of all it is. */
export function PendingTable({ rides, onReject }: PendingTableProps) {
  const text = useMessages("desk");
  const { rows, holding } = useHeldOrder(rides);
  const { frame, first, last, before, after } = useRowWindow(rows.length, ROW_PX);
  return (
    // A frame that scrolls must be reachable by keyboard.
    <div className="panel ride-table" ref={frame} role="region" aria-label={text.pendingRides} tabIndex={0}>
      <table aria-rowcount={rows.length + 1}>
        <caption className="sr">{text.pendingRides}</caption>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{text.id}</th>
            <th scope="col">{text.riderName}</th>
            <th scope="col">{text.phone}</th>
            <th scope="col">{text.pickupDropoff}</th>
            <th scope="col">{text.dateTime}</th>
            <th scope="col" className="r">
              {text.passengers}
            </th>
            <th scope="col" className="r">
              {text.luggage}
            </th>
            <th scope="col" className="r">
              {text.distance}
            </th>
            <th scope="col" className="r">
              {text.fare}
            </th>
            <th scope="col">{text.actions}</th>
            <th scope="col">{text.status}</th>
          </tr>
        </thead>
        <tbody {...holding}>
          {before > 0 && <Gap height={before} />}
          {rows.slice(first, last).map(({ row, gone }, index) => (
            <PendingRow
              key={row.id}
              ride={row}
              gone={gone}
              position={first + index + 2}
              urgent={first + index === 0}
              onReject={onReject}
            />
          ))}
          {after > 0 && <Gap height={after} />}
        </tbody>
      </table>
    </div>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { readonly height: number }) {
  return <tr aria-hidden="true" className="gap" style={{ height }} />;
}

type PendingRowProps = {
  readonly ride: Ride;
  /** Somebody else has dealt with it while the list was being worked with. */
  readonly gone: boolean;
  readonly position: number;
  readonly urgent: boolean;
  readonly onReject: (ride: Ride) => void;
};

function PendingRow({ ride, gone, position, urgent, onReject }: PendingRowProps) {
  const text = useMessages("desk");
  const statuses = useMessages("rides").status;
  const words = useDeskWords();
  const formats = useFormats();
  const now = useNow();
  const { assign } = useDesk();
  const due = dueOf(ride.ride_datetime, now);
  const open = !gone && ride.status === "Pending";
  return (
    <tr aria-rowindex={position} data-ride={ride.id} className={open ? `due-row ${due.tone}` : "gone"}>
      <th scope="row">{ride.id}</th>
      <td className="strong">{ride.rider_name}</td>
      <td>
        <a className="tel" href={`tel:${ride.rider_phone}`}>
          {ride.rider_phone}
        </a>
      </td>
      <td>
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </td>
      <td>
        {formats.shortDateTime(ride.ride_datetime)}
        <span className={`due ${due.tone}`}>{words.due(due)}</span>
      </td>
      <td className="r">{ride.passenger_count}</td>
      <td className="r">{ride.luggage_count}</td>
      <td className="r">{formats.km(Number(ride.distance_km), 2)}</td>
      <td className="r">
        {ride.calculated_fare === "" ? text.notAvailable : formats.usd(Number(ride.calculated_fare))}
      </td>
      <td>
        {open ? (
          <span className="row-actions">
            <Button size="desk" tone="quiet" onClick={() => onReject(ride)}>
              {text.reject}
            </Button>
            <Button size="desk" tone={urgent ? "action" : "line"} onClick={() => assign(ride)}>
              {text.assign}
            </Button>
          </span>
        ) : (
          text.statusLine(gone ? text.takenByOther : statuses[ride.status])
        )}
      </td>
      <td>
        <StatusBadge status={ride.status} />
        {ride.status === "Accepted" && ride.driver_name !== null && ` (${ride.driver_name})`}
      </td>
    </tr>
  );
}
