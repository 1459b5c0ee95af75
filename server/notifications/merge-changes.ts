import { MINUTE_MS } from "../../domain/time-units.ts";
import type { Trx } from "../database/connect.ts";
import { type EarlierFacts, type RideFacts, rideFactsSchema } from "./notification-kinds.ts";
import { type NewMessage, takeWaitingChange } from "./outbox.queries.ts";

/** A ride that was moved is often moved again within minutes; each message to a phone costs money. */
const CHANGES_WAIT_MS = 3 * MINUTE_MS;

type Change = NewMessage & { ride_id: number; payload: string; created_at: Date };

/**
 * The one message to a phone about a ride's changes: what its passenger changes waits some minutes, and the next change takes its place with
 * what was before the first. Null where the ride is again as it was told before.
 */
export async function mergeChanges(
  trx: Trx,
  change: Change,
  { byPassenger }: { byPassenger: boolean },
): Promise<NewMessage | null> {
  const { ride_id: rideId, recipient, created_at: now } = change;
  const waiting = await takeWaitingChange(trx, { rideId, recipient });
  const inAWhile = new Date(now.getTime() + CHANGES_WAIT_MS);
  if (!waiting) return byPassenger ? { ...change, next_attempt_at: inAWhile } : change;
  const facts = rideFactsSchema.parse(JSON.parse(change.payload));
  const before = rideFactsSchema.parse(waiting.payload).earlier ?? {};
  const earlier = stillOther({ ...facts.earlier, ...before }, facts);
  if (Object.keys(earlier).length === 0) return null;
  return {
    ...change,
    payload: JSON.stringify({ ...facts, earlier }),
    next_attempt_at: byPassenger ? waiting.next_attempt_at : change.next_attempt_at,
  };
}

/** The facts of a ride as it was that differ from those of now. */
function stillOther(earlier: EarlierFacts, facts: RideFacts): EarlierFacts {
  const now: Readonly<Record<string, unknown>> = { ...facts, stops: facts.stops ?? [] };
  const differing = Object.entries(earlier).filter(
    ([name, was]) => JSON.stringify(now[name]) !== JSON.stringify(was),
  );
  return Object.fromEntries(differing);
}
