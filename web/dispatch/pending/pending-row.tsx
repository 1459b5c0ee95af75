import { memo } from "react";
import type { PlannedRide } from "../../../contract/dispatch/plan.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { isToday } from "../../ui/is-today.ts";
import { isPlanned, PlannedFor } from "../plan/planned-for.tsx";
import { MarkBox } from "../bulk/mark-box.tsx";
import { DeskLines } from "../ride/desk-lines.tsx";
import { dueOf } from "../ride/due.ts";
import { useDispatchTexts } from "../use-dispatch-texts.ts";
import { useFormats } from "../../language/formats.ts";
import { fareText } from "../../rides/fare-text.ts";
import { useStrings } from "../../language/language-context.ts";
import { TripDistance } from "../../rides/trip-distance.tsx";
import { Button, IconButton } from "../../ui/button.tsx";
import { placeOfRow } from "../../ui/long-table.tsx";
import { GoneRide, GoneStatus } from "../ride/gone-ride.tsx";
import { RideAsked, asksForMore } from "../ride/ride-asked.tsx";
import { RideState } from "../ride/ride-state.tsx";
import { RideStatus, useWhyHeld } from "../ride/ride-status.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DUE_CLASS } from "../ride/due-class.ts";
import { WhoHas } from "../ride/who-has.tsx";
import { PhoneLink } from "../phone-link.tsx";
import dueStyles from "../ride/due.module.css";
import longTableStyles from "../../ui/long-table.module.css";
import tableStyles from "../../ui/table.module.css";
import styles from "./pending-row.module.css";

type PendingRowProps = {
  readonly ride: Ride;
  /** Somebody else has dealt with it while the list was in use. */
  readonly gone: boolean;
  readonly index: number;
  /** The row has the focus, or gets it first. */
  readonly active: boolean;
  readonly urgent: boolean;
  /** The row of the plan for it. */
  readonly planned: PlannedRide | undefined;
  readonly now: Date;
  readonly onReject: (ride: Ride) => void;
  readonly onAssign: (ride: Ride) => void;
  /** Shows a held booking to the drivers. */
  readonly onRelease: (ride: Ride) => void;
  readonly onEdit: (ride: Ride) => void;
};

/** A ride that waits for a driver. Drawn again only when something of it has changed. */
export const PendingRow = memo(function PendingRow(props: PendingRowProps) {
  const { ride, gone, index, active, urgent, planned, now, onReject, onAssign, onRelease, onEdit } = props;
  const text = useStrings("dispatch");
  const statuses = useStrings("rides/booked").status;
  const words = useDispatchTexts();
  const formats = useFormats();
  const due = dueOf(ride, now);
  const today = isToday(ride.ride_datetime, now);
  const asked = asksForMore(ride);
  const open = !gone && ride.status === "Pending";
  const offered = !gone && ride.status === "Assigned";
  const waits = open && ride.held === true;
  const place = placeOfRow(index, active);
  const { tabIndex } = place;
  const whyHeld = useWhyHeld(ride);
  return (
    <tr
      {...place}
      data-ride={ride.id}
      className={classNames(
        styles.row,
        ...(open || offered ? [dueStyles.edge, DUE_CLASS[due.tone]] : [longTableStyles.gone]),
      )}
    >
      <th scope="row" className={styles.cellId}>
        {ride.id} {open && <MarkBox ride={ride} tabIndex={tabIndex} className={styles.mark} />}
      </th>
      <td className={`strong ${styles.cellRider}`}>
        <span className={asked || waits ? styles.singleLine : longTableStyles.twoLines}>
          {ride.rider_name}
        </span>
        {asked && (
          <span className={`tiny muted ${styles.singleLine} ${styles.asked}`}>
            <RideAsked ride={ride} /> <WhoHas rideId={ride.id} />
          </span>
        )}
        {!asked && <WhoHas rideId={ride.id} />}
        {waits && (
          <span className={`tiny ${styles.waits}`} title={whyHeld}>
            {ride.deposit ? text.depositUnpaid : text.held}
          </span>
        )}
      </td>
      <td className={styles.cellPhone}>
        <PhoneLink phone={ride.rider_phone} tabIndex={tabIndex} />
      </td>
      <td className={styles.cellRoute} title={routeOf(ride)}>
        <DeskLines ride={ride} cut />
      </td>
      <td className={styles.cellWhen}>
        <span className="strong nowrap">
          {formats.time(ride.ride_datetime)}
          {!today && ","}
        </span>{" "}
        {!today && <span className="nowrap">{formats.shortDate(ride.ride_datetime)}</span>}
        <span className={classNames(dueStyles.due, DUE_CLASS[due.tone], styles.due)}>
          {words.due(offered ? { ...due, why: null } : due)}
        </span>
      </td>
      <td className={`${styles.cellPeople} ${tableStyles.right}`} data-name={text.passengers}>
        {ride.passenger_count}
      </td>
      <td className={`${styles.cellBags} ${tableStyles.right}`} data-name={text.luggage}>
        {ride.luggage_count}
      </td>
      <td className={`${styles.cellDistance} ${tableStyles.right}`}>
        <TripDistance ride={ride} />
      </td>
      <td className={`${styles.cellFare} ${tableStyles.right}`}>
        {fareText(ride.calculated_fare, formats, text.notAvailable)}
      </td>
      <td className={styles.cellActions}>
        {offered && <RideState ride={ride} />}
        {open && (
          <span className={classNames(styles.rowActions, ride.held && !ride.deposit && styles.heldActions)}>
            <Button
              className={styles.action}
              size="dense"
              tone="quiet"
              icon="x"
              title={text.reject}
              tabIndex={tabIndex}
              onClick={() => onReject(ride)}
            >
              <span className={styles.rejectWord}>{text.reject}</span>
            </Button>
            {ride.held ? (
              <Button
                className={styles.action}
                size="dense"
                tabIndex={tabIndex}
                title={whyHeld}
                aria-label={ride.deposit ? text.acceptWithoutDeposit : undefined}
                onClick={() => onRelease(ride)}
              >
                {ride.deposit ? text.accept : text.release}
              </Button>
            ) : (
              <Button
                className={styles.action}
                size="dense"
                tone={urgent ? "action" : "line"}
                tabIndex={tabIndex}
                onClick={() => onAssign(ride)}
              >
                {text.assign}
              </Button>
            )}
            {ride.actions.includes("update") && (
              <IconButton
                icon="pen"
                label={`${text.edit}, #${ride.id}`}
                title={text.edit}
                className={styles.edit}
                size="dense"
                tabIndex={tabIndex}
                onClick={() => onEdit(ride)}
              />
            )}
          </span>
        )}
        {!open && !offered && (
          <span className={longTableStyles.twoLines}>
            {gone ? <GoneRide ride={ride} /> : text.statusLine(statuses[ride.status])}
          </span>
        )}
      </td>
      {/* Where the sign stands alone, the pointer finds its word. */}
      <td className={styles.cellStatus} title={gone || offered ? undefined : statuses[ride.status]}>
        {open && !waits && isPlanned(planned) ? (
          <span className={`tiny ${styles.plan}`}>
            <PlannedFor planned={planned} stacked />
          </span>
        ) : (
          statusOf(ride, { gone, offered, waits })
        )}
      </td>
    </tr>
  );
});

/** The proof or deposit that a booking waits for stands below its rider's name. */
function statusOf(ride: Ride, { gone, offered, waits }: Record<"gone" | "offered" | "waits", boolean>) {
  if (gone) return <GoneStatus ride={ride} />;
  if (offered) return null;
  return waits ? <RideState ride={ride} /> : <RideStatus ride={ride} />;
}

function routeOf({ pickup_location, dropoff_location, stops = [] }: Ride): string {
  return [pickup_location, ...stops.map(({ location }) => location), dropoff_location].join(" – ");
}
