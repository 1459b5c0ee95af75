import { phoneLink } from "../../../contract/accounts/phone-number.ts";
import { memo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { RouteLines } from "../../places/route-lines.tsx";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { placeOfRow } from "../../ui/long-table.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { RideStatus } from "../ride/ride-status.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DUE_CLASS } from "../ride/due-class.ts";
import dueStyles from "../ride/due.module.css";
import longTableStyles from "../../ui/long-table.module.css";
import tableStyles from "../../ui/table.module.css";
import textStyles from "../text.module.css";
import styles from "./pending-row.module.css";

type PendingRowProps = {
  readonly ride: Ride;
  /** Somebody else has dealt with it while the list was in use. */
  readonly gone: boolean;
  readonly index: number;
  /** The row has the focus, or gets it first. */
  readonly active: boolean;
  readonly urgent: boolean;
  readonly now: Date;
  readonly onReject: (ride: Ride) => void;
  readonly onAssign: (ride: Ride) => void;
  /** Shows a held booking to the drivers. */
  readonly onRelease: (ride: Ride) => void;
  readonly onEdit: (ride: Ride) => void;
};

/** A ride that waits for a driver. Drawn again only when something of it has changed. */
export const PendingRow = memo(function PendingRow(props: PendingRowProps) {
  const { ride, gone, index, active, urgent, now, onReject, onAssign, onRelease, onEdit } = props;
  const text = useStrings("dispatch");
  const statuses = useStrings("rides").status;
  const words = useDispatchTexts();
  const formats = useFormats();
  const due = dueOf(ride.ride_datetime, now);
  const open = !gone && ride.status === "Pending";
  const place = placeOfRow(index, active);
  const { tabIndex } = place;
  return (
    <tr
      {...place}
      data-ride={ride.id}
      className={open ? classNames(styles.dueRow, DUE_CLASS[due.tone]) : longTableStyles.gone}
    >
      <th scope="row" className={styles.cellId}>
        {ride.id}
      </th>
      <td className={`strong ${styles.cellRider}`}>
        <span className={longTableStyles.twoLines}>{ride.rider_name}</span>
      </td>
      <td className={styles.cellPhone}>
        <a className={textStyles.phone} href={phoneLink(ride.rider_phone)} tabIndex={tabIndex}>
          {ride.rider_phone}
        </a>
      </td>
      <td className={styles.cellRoute} title={`${ride.pickup_location} – ${ride.dropoff_location}`}>
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
      </td>
      <td className={styles.cellWhen}>
        {formats.shortDate(ride.ride_datetime)},{" "}
        <span className="nowrap">{formats.time(ride.ride_datetime)}</span>
        <span className={classNames(dueStyles.due, DUE_CLASS[due.tone])}>{words.due(due)}</span>
      </td>
      <td className={`${styles.cellPeople} ${tableStyles.right}`} data-name={text.passengers}>
        {ride.passenger_count}
      </td>
      <td className={`${styles.cellBags} ${tableStyles.right}`} data-name={text.luggage}>
        {ride.luggage_count}
      </td>
      <td className={`${styles.cellDistance} ${tableStyles.right}`}>
        <TripDistance ride={ride} decimals={2} />
      </td>
      <td className={`${styles.cellFare} ${tableStyles.right}`}>
        {ride.calculated_fare === "" ? text.notAvailable : formats.usd(Number(ride.calculated_fare))}
      </td>
      <td className={styles.cellActions}>
        {open ? (
          <span className={classNames(styles.rowActions, ride.held && styles.heldActions)}>
            <Button size="compact" tone="quiet" tabIndex={tabIndex} onClick={() => onReject(ride)}>
              {text.reject}
            </Button>
            {ride.held ? (
              <Button size="compact" tabIndex={tabIndex} title={text.heldWhy} onClick={() => onRelease(ride)}>
                {text.release}
              </Button>
            ) : (
              <Button
                size="compact"
                tone={urgent ? "action" : "line"}
                tabIndex={tabIndex}
                onClick={() => onAssign(ride)}
              >
                {text.assign}
              </Button>
            )}
          </span>
        ) : (
          <span className={longTableStyles.twoLines}>
            {gone ? <GoneRide ride={ride} /> : text.statusLine(statuses[ride.status])}
          </span>
        )}
      </td>
      <td className={styles.cellStatus}>
        <div className={styles.rowEnd}>
          {gone ? <GoneStatus ride={ride} /> : <RideStatus ride={ride} />}
          {open && ride.actions.includes("update") && (
            <IconButton
              icon="note"
              label={`${text.edit}, #${ride.id}`}
              title={text.edit}
              compact
              tabIndex={tabIndex}
              onClick={() => onEdit(ride)}
            />
          )}
        </div>
      </td>
    </tr>
  );
});
