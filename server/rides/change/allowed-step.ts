import { type RideAction, type RideStep, guardHolds } from "../../../domain/rides/ride-states.ts";
import { ApiError } from "../../http/api-error.ts";
import { factsOf, undoUntilByCode, undoUntilFor } from "../present-ride.ts";
import { rideConflict, stepOrConflict } from "../ride-conflict.ts";
import type { RideRow } from "../ride-rows.queries.ts";
import { freeWaitMinutes } from "../waiting/free-wait.ts";
import type { StepRequest } from "./step-request.ts";

/** The step that the table allows of the ride as it was read, or a refusal. */
export function allowedStep(ride: RideRow, { action, parties, actor, now, version }: StepRequest): RideStep {
  const is = parties(ride);
  const step = stepOrConflict(action, is, ride);
  const undoUntil = is.includes("code_holder") ? undoUntilByCode(ride) : undoUntilFor(ride, actor.accountId);
  const facts = { ...factsOf(ride), undoUntil };
  if (!guardHolds(action, facts, now)) throw rideConflict(ride, guardSentence(action, ride));
  if (version !== undefined && version !== ride.version) {
    throw new ApiError("edit_conflict", "This ride has changed since you read it.", {
      status: ride.status,
      version: ride.version,
    });
  }
  return step;
}

function guardSentence(action: RideAction, ride: RideRow): string | undefined {
  if (action !== "no_show") return GUARD_SENTENCES[action];
  const minutes = freeWaitMinutes(ride);
  return `A passenger counts as not there ${minutes} minutes after you arrived and after the pickup time.`;
}

export const TOO_LATE_TO_CHANGE = "It is too late to change this ride here. Please call us.";

/** The error when a guard refuses the step. */
const GUARD_SENTENCES: Partial<Record<RideAction, string>> = {
  set_out: "You have already said that you are on your way.",
  wait: "No wait is booked for this ride, or you have already reported it.",
  carry_on: "You aren't waiting on this ride.",
  record_payment: "The cash of this ride has been counted, or it ended more than a week ago.",
  assign: "This booking is held. Approve it first.",
  arrived: "You've already reported that you've arrived.",
  change: TOO_LATE_TO_CHANGE,
  rate: "You can rate a ride for up to 14 days.",
  undo: "This can no longer be undone.",
};
