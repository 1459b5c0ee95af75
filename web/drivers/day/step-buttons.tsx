import type { PaidBy } from "../../../domain/payments/payment.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { type Formats, useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import { paidByLink } from "../../pay-links/paid-by-link.ts";
import { notEarlyFrom } from "../../rides/is-early.ts";
import { Button } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { type QueuedAction, stepsToSend } from "../steps/step-queue.ts";
import { UndoButton } from "../steps/undo-button.tsx";
import { paperAgainst } from "./open-requests.ts";
import { useDriverDay } from "./driver-day.ts";
import { type DrivingStep, lockedSteps, nextStep } from "./next-step.ts";
import { OfferTime } from "./offer-time.tsx";
import { useNow } from "./use-now.ts";
import styles from "./active-ride-card.module.css";

type StepButtonsProps = {
  readonly ride: Ride;
  /** The ride as the server has it. */
  readonly known: Ride;
  /** The pickup is more than an hour away. */
  readonly early: boolean;
  /** Only the next step: below an offer there is no room for more. */
  readonly alone: boolean;
  readonly onPress: (action: QueuedAction, andGoes?: boolean) => void;
  /** Ends the ride with the fare in hand; null where the end is asked about. */
  readonly onPaid: ((paidBy: PaidBy) => void) | null;
};

/**
 * The steps that may be told in place of the next one: they are there already, or the passenger is aboard and they don't
 * go yet.
 */
const IN_ITS_PLACE: { readonly [S in DrivingStep]?: QueuedAction } = {
  set_out: "arrived",
  picked_up: "picked_up",
};

/** The next step of a ride as the biggest thing on it, with what may be told in its place; long before the pickup, from when. */
export function StepButtons({ ride, known, early, alone, onPress, onPaid }: StepButtonsProps) {
  const text = useStrings("drivers");
  const formats = useFormats();
  const { accepting, awaitsApproval, noSignal, own, steps } = useDriverDay();
  const now = useNow();
  const step = nextStep(ride);
  const rest = paidByLink(ride)?.rest ?? Number(ride.calculated_fare);
  const sending = !noSignal && stepsToSend(steps).some((one) => one.rideId === ride.id);
  if (sending) {
    return (
      <Button size="huge" tone="live" block busy busyLabel={text.active.sending}>
        {text.active.sending}
      </Button>
    );
  }
  if (step === null) return null;
  if (lockedSteps(ride, early).length > 0) {
    return (
      <>
        <p className={`row small ${styles.locked}`}>
          <Icon name="lock" />
          {text.stepsOpen(opensText(ride, formats))}
        </p>
        <div className={styles.lead}>
          <UndoButton ride={known} />
        </div>
      </>
    );
  }
  if (step === "accept") {
    // A document will have run out by then, or the office has withdrawn its approval: it can only be given back.
    const mayAccept = !awaitsApproval && paperAgainst(own, ride, now) === null;
    return (
      <>
        {own?.offer?.ride_id === ride.id && <OfferTime expiresAt={own.offer.expires_at} />}
        <div className={styles.lead}>
          {ride.actions.includes("reject") && (
            <Button size="huge" tone="line" className={styles.other} onClick={() => onPress("reject")}>
              {text.panel.reject}
            </Button>
          )}
          {mayAccept && (
            <Button
              size="huge"
              tone="action"
              disabled={noSignal}
              busy={accepting.accepting === ride.id}
              busyLabel={text.panel.accepting}
              onClick={() => accepting.accept(ride)}
            >
              {noSignal ? text.noSignal : text.active.accept}
            </Button>
          )}
        </div>
      </>
    );
  }
  const isPaidInHand =
    step === "finish" &&
    onPaid !== null &&
    !ride.paid_by &&
    !ride.partner &&
    ride.calculated_fare !== "" &&
    rest > 0;
  const other = alone ? null : (IN_ITS_PLACE[step] ?? null);
  return (
    <>
      <div className={styles.lead}>
        <UndoButton ride={known} />
        {other !== null && (
          <Button size="huge" tone="line" className={styles.other} onClick={() => onPress(other)}>
            {text.step[other]}
          </Button>
        )}
        <Button size="huge" tone="live" onClick={() => onPress(step, true)}>
          {step === "picked_up" ? text.boardAndGo : text.step[step]}
        </Button>
      </div>
      {!alone && ride.actions.includes("no_show") && (
        <Button tone="quiet" block onClick={() => onPress("no_show")}>
          {text.step.no_show}
        </Button>
      )}
      {!alone && isPaidInHand && (
        <div className={styles.paid}>
          <Button size="large" tone="line" onClick={() => onPaid("cash_usd")}>
            {text.paidAndDone(formats.usd(rest))}
          </Button>
          <Button size="large" tone="line" onClick={() => onPaid("cash_xcg")}>
            {text.paidAndDone(formats.cashXcg(rest))}
          </Button>
        </div>
      )}
    </>
  );
}

/** From when the steps of a ride are at hand: the time alone on the day of the ride, which its card names. */
function opensText(ride: Ride, formats: Formats): string {
  const opens = notEarlyFrom(ride);
  const sameDay = curacaoDate(opens) === curacaoDate(new Date(ride.ride_datetime));
  return sameDay ? formats.time(opens) : formats.shortDateTime(opens);
}
