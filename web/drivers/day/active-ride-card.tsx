import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { ABOARD, UNDER_WAY, isOnTheRoad, isOneOf } from "../../../domain/rides/ride-states.ts";
import { stepsToSend } from "../steps/step-queue.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import ShipNotes from "../../rides/ship/ship-notes.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Icon } from "../../ui/icon.tsx";
import { ActiveRideMap } from "./active-ride-map.tsx";
import { Arrival } from "./arrival.tsx";
import { useDriverDay } from "./driver-day.ts";
import { lockedSteps } from "./next-step.ts";
import { paperAgainst } from "./open-requests.ts";
import { PaperWarning } from "./paper-warning.tsx";
import { OverlapWarning } from "./overlap-warning.tsx";
import { QuickRow } from "./quick-row.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { RideFacts, whenText } from "./ride-facts.tsx";
import { useRideSteps } from "./use-ride-steps.tsx";
import { useSettling } from "./use-settling.ts";
import { useNow } from "./use-now.ts";
import { wayAhead } from "./way-ahead.ts";
import styles from "./active-ride-card.module.css";

type ActiveRideCardProps = {
  /** The ride as the server has it. */
  readonly ride: Ride;
  readonly withMap?: boolean;
  /** The next step stands below an offer, at the thumb. */
  readonly stepElsewhere?: boolean;
  readonly className?: string | undefined;
};

/** A ride the driver has: the way, who and where, all that they may need, and the next step. */
export function ActiveRideCard(props: ActiveRideCardProps) {
  const { ride, withMap = false, stepElsewhere = false, className } = props;
  const text = useStrings("drivers");
  const rides = useStrings("rides");
  const payLinks = useStrings("pay-links");
  const formats = useFormats();
  const now = useNow();
  const { readOnly, own } = useDriverDay();
  const { next, aboard, early, press, buttons, dialogs } = useRideSteps(ride, now);
  const byLink = paidByLink(ride);
  const locked = lockedSteps(next, early);
  const settling = useSettling();
  const lateBy = aboard ? 0 : minutesLate(next, now);

  return (
    <section
      className={classNames(
        styles.ride,
        withMap && styles.leading,
        stepElsewhere && styles.beside,
        className,
      )}
      aria-labelledby={`ride-${ride.id}`}
    >
      <div className={styles.inside}>
        {withMap && (
          <div className={styles.way}>
            <ActiveRideMap
              className={styles.map}
              ride={wayAhead(next)}
              led={locked.length === 0 && isOneOf(UNDER_WAY, next.status)}
            />
          </div>
        )}
        <div className="between">
          <h2 id={`ride-${ride.id}`}>{ride.rider_name}</h2>
          <StatusBadge status={ride.status} />
        </div>
        <p className={`muted small ${styles.rideLine}`}>
          <b className={classNames(styles.when, lateBy > 0 && styles.late)}>
            {whenText(ride.ride_datetime, now, text, formats)}
            {lateBy > 0 && `, ${text.minLate(lateBy)}`}
          </b>
          {", "}
          <b>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</b>, {ride.reference}
        </p>
        {byLink !== null && (
          <p className="small strong">
            {byLink.rest === 0
              ? payLinks.collectNothing
              : payLinks.partPaid(formats.usd(byLink.paid), formats.usd(byLink.rest))}
          </p>
        )}
        <RideLines ride={ride} className={styles.ends} inFull />
        {ride.notes !== null && (
          <p className={`small ${styles.rideNotes}`}>
            <Icon name="note" />
            {ride.notes}
          </p>
        )}
        {ride.actions.includes("accept") && (
          <>
            <OverlapWarning ride={ride} now={now} className={styles.warning} />
            <PaperWarning paper={paperAgainst(own, ride, now)} className={styles.warning} />
          </>
        )}
        <ShipNotes ride={next} className={styles.warning} />
        <WaitingSteps rideId={ride.id} />
        <OnTheRoad ride={next} />
        <Arrival ride={next} />
        <QuickRow
          className={styles.quick}
          ride={wayAhead(next)}
          aboard={aboard}
          locked={locked}
          onPress={press}
        />
        <RideFacts ride={ride} />
        {ride.status === "Accepted" && ride.driver_name !== null && (
          <p className={`muted small ${styles.acceptedBy}`}>{text.active.acceptedBy(ride.driver_name)}</p>
        )}
        {!readOnly && !stepElsewhere && (
          <div className={classNames(styles.steps, settling && styles.settling)}>{buttons()}</div>
        )}
      </div>
      {dialogs}
    </section>
  );
}

/** Beyond this the ride is of another time, and its date says more. */
const LATE_WITHIN_MINUTES = 180;

/** How late the pickup is: until the driver is there it grows, and less than a few minutes is nothing to say. */
function minutesLate({ ride_datetime, arrived_at, status }: Ride, now: Date): number {
  if (!isOneOf(UNDER_WAY, status)) return 0;
  const there = arrived_at === null ? now.getTime() : Date.parse(arrived_at);
  const late = Math.floor((there - Date.parse(ride_datetime)) / MINUTE_MS);
  return late >= 3 && late <= LATE_WITHIN_MINUTES ? late : 0;
}

function WaitingSteps({ rideId }: { readonly rideId: number }) {
  const text = useStrings("drivers");
  const { steps, noSignal } = useDriverDay();
  const ready = stepsToSend(steps);
  return steps
    .filter((step) => step.rideId === rideId && step.state === "waiting")
    .filter((step) => noSignal || !ready.includes(step))
    .map((step) => (
      <p className={`row small ${styles.waits}`} key={step.key}>
        <Icon name="clock" />
        {(ready.includes(step) ? text.stepWaits : text.stepBehind)(text.step[step.action])}
      </p>
    ));
}

/** When the driver set out, and when they are expected: the same time the passenger reads. */
function OnTheRoad({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers").active;
  const formats = useFormats();
  const aboard = isOneOf(ABOARD, ride.status);
  const { set_out_at, arrived_at, estimated_arrival } = ride;
  if (!isOnTheRoad(ride) || estimated_arrival === null || (!aboard && arrived_at !== null)) return null;
  const expected = aboard ? text.dropoffAt : text.expectedAt;
  return (
    <p className={`small muted ${styles.arrival}`}>
      {!aboard && set_out_at !== null && `${text.setOutAt(formats.time(set_out_at))} `}
      {expected(formats.time(estimated_arrival))}
    </p>
  );
}
