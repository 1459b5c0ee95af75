import { memo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "../../dispatch/due.ts";
import { useDeskWords } from "../../dispatch/use-desk-words.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { placeOfRow } from "../../ui/long-table.tsx";
import { GoneRide, GoneStatus } from "./gone-ride.tsx";
import { RideStatus } from "./ride-status.tsx";

type PendingRowProps = {
  readonly ride: Ride;
  /** Somebody else has dealt with it while the list was being worked with. */
  readonly gone: boolean;
  readonly index: number;
  /** The keyboard is on this row, or would come to it first. */
  readonly active: boolean;
  readonly urgent: boolean;
  readonly now: Date;
  readonly onReject: (ride: Ride) => void;
  readonly onAssign: (ride: Ride) => void;
  readonly onEdit: (ride: Ride) => void;
};

/** A ride that waits for a driver. Drawn again only when something of it has changed. */
export const PendingRow = memo(function PendingRow(props: PendingRowProps) {
  const { ride, gone, index, active, urgent, now, onReject, onAssign, onEdit } = props;
  const text = useMessages("desk");
  const statuses = useMessages("rides").status;
  const words = useDeskWords();
  const formats = useFormats();
  const due = dueOf(ride.ride_datetime, now);
  const open = !gone && ride.status === "Pending";
  const place = placeOfRow(index, active);
  const { tabIndex } = place;
  return (
    <tr {...place} data-ride={ride.id} className={open ? `due-row ${due.tone}` : "gone"}>
      <th scope="row" className="cell-id">
        {ride.id}
      </th>
      <td className="cell-rider strong">
        <span className="two-lines">{ride.rider_name}</span>
      </td>
      <td className="cell-phone">
        <a className="tel" href={`tel:${ride.rider_phone}`} tabIndex={tabIndex}>
          {ride.rider_phone}
        </a>
      </td>
      <td className="cell-route" title={`${ride.pickup_location} – ${ride.dropoff_location}`}>
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </td>
      <td className="cell-when">
        {formats.shortDate(ride.ride_datetime)},{" "}
        <span className="nowrap">{formats.time(ride.ride_datetime)}</span>
        <span className={`due ${due.tone}`}>{words.due(due)}</span>
      </td>
      <td className="cell-people r" data-name={text.passengers}>
        {ride.passenger_count}
      </td>
      <td className="cell-bags r" data-name={text.luggage}>
        {ride.luggage_count}
      </td>
      <td className="cell-distance r">{formats.km(Number(ride.distance_km), 2)}</td>
      <td className="cell-fare r">
        {ride.calculated_fare === "" ? text.notAvailable : formats.usd(Number(ride.calculated_fare))}
      </td>
      <td className="cell-actions">
        {open ? (
          <span className="row-actions">
            <Button size="desk" tone="quiet" tabIndex={tabIndex} onClick={() => onReject(ride)}>
              {text.reject}
            </Button>
            <Button
              size="desk"
              tone={urgent ? "action" : "line"}
              tabIndex={tabIndex}
              onClick={() => onAssign(ride)}
            >
              {text.assign}
            </Button>
          </span>
        ) : (
          <span className="two-lines">
            {gone ? <GoneRide ride={ride} /> : text.statusLine(statuses[ride.status])}
          </span>
        )}
      </td>
      <td className="cell-status">
        <div className="row-end">
          {gone ? <GoneStatus ride={ride} /> : <RideStatus ride={ride} />}
          {open && ride.actions.includes("update") && (
            <IconButton
              icon="note"
              label={`${text.edit}, #${ride.id}`}
              title={text.edit}
              desk
              tabIndex={tabIndex}
              onClick={() => onEdit(ride)}
            />
          )}
        </div>
      </td>
    </tr>
  );
});
