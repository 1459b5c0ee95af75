import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import { AT_PICKUP_KM } from "../../../domain/rides/at-pickup.ts";
import { isEarly } from "../../rides/is-early.ts";
import { StartCodeDialog } from "../steps/start-code-dialog.tsx";
import { StepDialog } from "../steps/step-dialog.tsx";
import { type QueuedAction, type SaidWithStep, withWaitingSteps } from "../steps/step-queue.ts";
import { useDriverDay } from "./driver-day.ts";
import { ASKED_EARLY } from "./next-step.ts";
import { kilometresToPickup } from "./position.ts";
import { StepButtons } from "./step-buttons.tsx";

/** Steps with which a ride is over are asked about first; all others go with one tap, and can be taken back, once it is time. */
const ASKED: readonly QueuedAction[] = ["finish", "no_show"];

/** The steps of a ride as they can be taken now: its buttons, and what they ask first. */
export function useRideSteps(ride: Ride, now: Date) {
  const { takeStep, steps, position } = useDriverDay();
  const [asked, setAsked] = useState<QueuedAction | null>(null);
  // The one tap that tells of two steps: the passenger is aboard, and off they go.
  const [goes, setGoes] = useState(false);
  // The next step follows from the steps that wait to be sent; the ride's status comes only from the server.
  const next = withWaitingSteps(ride, steps, now);
  const early = isEarly(ride, now);
  const away = kilometresToPickup(position, ride);
  const far = away !== null && away > AT_PICKUP_KM ? away : null;
  const asksCode = asked === "picked_up" && ride.start_code_asked;

  const take = (action: QueuedAction, said?: SaidWithStep, andGoes = goes) => {
    takeStep(ride, action, said);
    if (action === "picked_up" && andGoes) takeStep(ride, "in_progress");
  };
  const press = (action: QueuedAction, andGoes = false) => {
    setGoes(andGoes);
    const asks =
      ASKED.includes(action) ||
      (early && ASKED_EARLY.includes(action)) ||
      (far !== null && action === "arrived") ||
      (action === "picked_up" && ride.start_code_asked);
    if (asks) setAsked(action);
    else take(action, undefined, andGoes);
  };
  const answer = (action: QueuedAction, said?: SaidWithStep) => {
    setAsked(null);
    take(action, action === "arrived" && far !== null ? { ...said, farKm: inMeters(far) } : said);
  };

  return {
    next,
    early,
    press,
    aboard: isOneOf(ABOARD, next.status),
    buttons: (alone = false) => (
      <StepButtons
        alone={alone}
        ride={next}
        known={ride}
        early={early}
        onPress={press}
        onPaid={early ? null : (paid_by) => take("finish", { payment: { paid_by } })}
      />
    ),
    dialogs: (
      <>
        <StartCodeDialog
          open={asksCode}
          of={ride}
          onClose={() => setAsked(null)}
          onAnswer={(start) => answer("picked_up", { start })}
        />
        <StepDialog
          ride={next}
          action={asksCode ? null : asked}
          early={early}
          far={asked === "arrived" ? far : null}
          onClose={() => setAsked(null)}
          onConfirm={answer}
        />
      </>
    ),
  };
}

/** A phone knows its place to some meters. */
function inMeters(km: number): number {
  return Math.round(km * 1_000) / 1_000;
}
