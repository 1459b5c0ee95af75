import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ABOARD, isOneOf, noShowFrom } from "../../../contract/rides/ride-states.ts";
import {
  type QueuedAction,
  factsOf,
  isArrivalUntold,
  stepsToSend,
  withWaitingSteps,
} from "../../drivers/step-queue.ts";
import { useFormats } from "../../language/formats.ts";
import { useMessages } from "../../language/language-context.ts";
import { RouteLines } from "../../rides/route-lines.tsx";
import { StatusBadge } from "../../rides/status-badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useNow } from "../../ui/use-now.ts";
import { ActiveRideMap } from "./active-ride-map.tsx";
import { useDriverDay } from "./driver-day.ts";
import { nextStep } from "./next-step.ts";
import { OverlapWarning } from "./overlap-warning.tsx";
import { QuickRow } from "./quick-row.tsx";
import { RideFacts, fareText, whenText } from "./ride-facts.tsx";
import { StepDialog } from "./step-dialog.tsx";

const TICK_MS = 10_000;
/** Steps that end a ride are asked about first; all others go with one tap. */
const ASKED: readonly QueuedAction[] = ["finish", "no_show", "cancel", "delete", "reject"];

type ActiveRideCardProps = {
  /** The ride as the server has it. */
  readonly ride: Ride;
  readonly withMap?: boolean;
};

/** A ride the driver has: who and where, the next step, and all that he may need on the way. */
export function ActiveRideCard({ ride, withMap = false }: ActiveRideCardProps) {
  const text = useMessages("driver");
  const rides = useMessages("rides");
  const formats = useFormats();
  const now = useNow(TICK_MS);
  const { takeStep, readOnly, steps } = useDriverDay();
  const [asked, setAsked] = useState<QueuedAction | null>(null);
  // What he can do next follows from the steps that wait; what the ride is, only the server says.
  const next = withWaitingSteps(ride, steps, now);
  const aboard = isOneOf(ABOARD, next.status);

  const press = (action: QueuedAction) =>
    ASKED.includes(action) ? setAsked(action) : takeStep(ride, action);

  return (
    <section className="ride" aria-labelledby={`ride-${ride.id}`}>
      <div className="in">
        <div className="between">
          <h2 id={`ride-${ride.id}`}>{ride.rider_name}</h2>
          <StatusBadge status={ride.status} />
        </div>
        <p className="muted small ride-line">
          <b>{fareText(ride.calculated_fare, formats, rides.notAvailable)}</b>
          {", "}
          {whenText(ride.ride_datetime, now, text, formats)}, {ride.reference}
        </p>
        {ride.status === "Accepted" && ride.driver_name !== null && (
          <p className="muted small ride-line">{text.active.acceptedBy(ride.driver_name)}</p>
        )}
        <RouteLines pickup={ride.pickup_location} dropoff={ride.dropoff_location} />
        {ride.notes !== null && (
          <p className="small ride-notes">
            <Icon name="note" />
            {ride.notes}
          </p>
        )}
        {ride.actions.includes("accept") && <OverlapWarning ride={ride} now={now} />}
        {!readOnly && <NextStep ride={next} onPress={press} />}
        <WaitingSteps rideId={ride.id} />
        <Arrival ride={next} />
        <QuickRow ride={next} aboard={aboard} onPress={press} />
        <RideFacts ride={ride} />
      </div>
      {withMap && <ActiveRideMap ride={ride} />}
      <StepDialog
        ride={next}
        action={asked}
        onClose={() => setAsked(null)}
        onConfirm={(action) => {
          setAsked(null);
          takeStep(ride, action);
        }}
      />
    </section>
  );
}

type NextStepProps = { readonly ride: Ride; readonly onPress: (action: QueuedAction) => void };

function NextStep({ ride, onPress }: NextStepProps) {
  const text = useMessages("driver");
  const { accepting, noSignal, steps } = useDriverDay();
  const step = nextStep(ride);
  const sending = !noSignal && stepsToSend(steps).some((one) => one.rideId === ride.id);
  if (sending) {
    return (
      <Button size="driver" tone="live" block busy busyLabel={text.active.sending}>
        {text.active.sending}
      </Button>
    );
  }
  if (step === null) return null;
  if (step === "accept") {
    return (
      <Button
        size="driver"
        tone="action"
        block
        disabled={noSignal}
        busy={accepting.accepting === ride.id}
        busyLabel={text.panel.accepting}
        onClick={() => accepting.accept(ride)}
      >
        {noSignal ? text.noSignal : text.active.accept}
      </Button>
    );
  }
  return (
    <Button size="driver" tone="live" block onClick={() => onPress(step)}>
      {text.step[step]}
    </Button>
  );
}

function WaitingSteps({ rideId }: { readonly rideId: number }) {
  const text = useMessages("driver");
  const { steps, noSignal } = useDriverDay();
  const ready = stepsToSend(steps);
  return steps
    .filter((step) => step.rideId === rideId && step.state === "waiting")
    .filter((step) => noSignal || !ready.includes(step))
    .map((step) => (
      <p className="row small step-waits" key={step.key}>
        <Icon name="clock" />
        {(ready.includes(step) ? text.stepWaits : text.stepBehind)(text.step[step.action])}
      </p>
    ));
}

/** From when a driver may say that nobody came, while he stands there and waits. */
function Arrival({ ride }: { readonly ride: Ride }) {
  const text = useMessages("driver").active;
  const formats = useFormats();
  const { steps } = useDriverDay();
  const from = noShowFrom(factsOf(ride));
  if (from === null || ride.arrived_at === null || !ride.actions.includes("picked_up")) return null;
  return (
    <p className="small muted arrival">
      {text.arrivedAt(formats.time(ride.arrived_at))}
      {isArrivalUntold(ride.id, steps)
        ? ` ${text.waitCountsLater}`
        : !ride.actions.includes("no_show") && ` ${text.noShowFrom(formats.time(from))}`}
    </p>
  );
}
