import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { findLastSteps } from "./ride-changes.queries.ts";
import type { StepRequest } from "./step-request.ts";

/** A step reported within this time counts as reported at once. */
const LATE_AFTER_MS = MINUTE_MS;
/** Nobody drives longer without a signal on this island; what is said to be earlier is a wrong clock. */
const BELIEVED_FOR_MS = 3 * HOUR_MS;

/**
 * When a step happened: now, or when its driver pressed where the phone had no signal then. It cannot lie before what the history already
 * holds of the ride, nor after now, nor hours ago.
 */
export async function timeOfStep(trx: Trx, rideId: number, { happenedAt, now }: StepRequest): Promise<Date> {
  if (!happenedAt || now.getTime() - happenedAt.getTime() < LATE_AFTER_MS) return now;
  const [last] = await findLastSteps(trx, rideId);
  const before = last === undefined ? now : saidTimeOf(last);
  const earliest = Math.max(before.getTime(), now.getTime() - BELIEVED_FOR_MS);
  return new Date(Math.max(happenedAt.getTime(), earliest));
}

/** When a line of the history happened: the driver's time where given, else ours. */
function saidTimeOf({ at, detail }: { at: Date; detail: unknown }): Date {
  const said = (detail as { happened_at?: string } | null)?.happened_at;
  return said === undefined ? at : new Date(said);
}
