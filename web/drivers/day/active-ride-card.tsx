import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ABOARD, isOnTheRoad, isOneOf, noShowFrom } from "../../../contract/rides/ride-states.ts";
import {
  type QueuedAction,
  type SaidWithStep,
  factsOf,
  isArrivalUntold,
  stepsToSend,
  withWaitingSteps,
} from "../steps/step-queue.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { RideLines } from "../../places/stop-lines.tsx";
import { isEarly } from "../../rides/is-early.ts";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ActiveRideMap } from "./active-ride-map.tsx";
import { useDriverDay } from "./driver-day.ts";
import { ASKED_EARLY, lockedSteps } from "./next-step.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { QuickRow } from "./quick-row.tsx";
import { fareText } from "../../rides/fare-text.ts";
import { RideFacts, whenText } from "./ride-facts.tsx";
import { StartCodeDialog } from "../steps/start-code-dialog.tsx";
import { StepDialog } from "../steps/step-dialog.tsx";
import { StepButtons } from "./step-buttons.tsx";
import styles from "./active-ride-card.module.css";

const TICK_MS = 10_000;
/** Steps that end a ride are asked about first; all others go with one tap once it is time. */
const ASKED: readonly QueuedAction[] = ["finish", "no_show", "cancel", "delete", "reject"];

type ActiveRideCardProps = {
  /** The ride as the server has it. */
  readonly ride: Ride;
  readonly withMap?: boolean;
};

/** A ride the driver has: who and where, the next step, and all that they may need on the way. */
export function ActiveRideCard({ ride, withMap = false }: ActiveRideCardProps) {
  const text = useStrings("drivers");
  const rides = useStrings("rides");
  const formats = useFormats();
  const now = useNow(TICK_MS);
  const { takeStep, readOnly, steps } = useDriverDay();
  const [asked, setAsked] = useState<QueuedAction | null>(null);
  // The next step follows from the steps that wait to be sent; the ride's status comes only from the server.
  const next = withWaitingSteps(ride, steps, now);
  const aboard = isOneOf(ABOARD, next.status);
  const early = isEarly(ride, now);

  const asksCode = asked === "picked_up" && ride.start_code_asked;
  // The one tap that tells of two steps: the passenger is aboard, and off they go.
  const [goes, setGoes] = useState(false);
  const take = (action: QueuedAction, said?: SaidWithStep, andGoes = goes) => {
    takeStep(ride, action, said);
    if (action === "picked_up" && andGoes) takeStep(ride, "in_progress");
  };
  const byLink = paidByLink(ride);
  const payLinks = useStrings("pay-links");
  const press = (action: QueuedAction, andGoes = false) => {
    setGoes(andGoes);
    const asks =
      ASKED.includes(action) ||
      (early && ASKED_EARLY.includes(action)) ||
      (action === "picked_up" && ride.start_code_asked);
    if (asks) setAsked(action);
    else take(action, undefined, andGoes);
  };

  return (
    <section className={styles.ride} aria-labelledby={`ride-${ride.id}`}>
      <div className={styles.inside}>
        <div className="between">
          <h2 id={`ride-${ride.id}`}>{ride.rider_name}</h2>
          <StatusBadge status={ride.status} />
        </div>
        <p className={`muted small ${styles.rideLine}`}>
          <b className={styles.when}>{whenText(ride.ride_datetime, now, text, formats)}</b>
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
        {ride.status === "Accepted" && ride.driver_name !== null && (
          <p className={`muted small ${styles.rideLine}`}>{text.active.acceptedBy(ride.driver_name)}</p>
        )}
        <RideLines ride={ride} inFull />
        {ride.notes !== null && (
          <p className={`small ${styles.rideNotes}`}>
            <Icon name="note" />
            {ride.notes}
          </p>
        )}
        {ride.actions.includes("accept") && <OverlapWarning ride={ride} now={now} />}
        <WaitingSteps rideId={ride.id} />
        <OnTheRoad ride={next} />
        <Arrival ride={next} now={now} />
        <QuickRow ride={next} aboard={aboard} locked={lockedSteps(next, early)} onPress={press} />
        {withMap && (
          <div className={styles.way}>
            <ActiveRideMap ride={ride} />
          </div>
        )}
        <RideFacts ride={ride} />
        {!readOnly && (
          <div className={styles.steps}>
            <StepButtons
              ride={next}
              known={ride}
              early={early}
              onPress={press}
              onPaid={early ? null : (paid_by) => take("finish", { payment: { paid_by } })}
            />
          </div>
        )}
      </div>
      <StartCodeDialog
        open={asksCode}
        of={ride}
        onClose={() => setAsked(null)}
        onAnswer={(start) => {
          setAsked(null);
          take("picked_up", { start });
        }}
      />
      <StepDialog
        ride={next}
        action={asksCode ? null : asked}
        early={early}
        onClose={() => setAsked(null)}
        onConfirm={(action, said) => {
          setAsked(null);
          take(action, said);
        }}
      />
    </section>
  );
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

/** From when a driver may report a no-show, while waiting at the pickup. */
function Arrival({ ride, now }: { readonly ride: Ride; readonly now: Date }) {
  const text = useStrings("drivers").active;
  const formats = useFormats();
  const { steps } = useDriverDay();
  const from = noShowFrom(factsOf(ride));
  if (from === null || ride.arrived_at === null || !ride.actions.includes("picked_up")) return null;
  return (
    <p className={`small muted ${styles.arrival}`}>
      {text.arrivedAt(formats.time(ride.arrived_at))}
      {isArrivalUntold(ride.id, steps)
        ? ` ${text.waitCountsLater}`
        : !ride.actions.includes("no_show") &&
          ` ${text.noShowFrom(formats.time(from), minutesTo(from, now))}`}
    </p>
  );
}

/** Whole minutes that are still to be waited. */
function minutesTo(moment: Date, now: Date): number {
  return Math.max(1, Math.ceil((moment.getTime() - now.getTime()) / MINUTE_MS));
}
