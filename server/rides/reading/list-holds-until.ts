import { addDays } from "../../../contract/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../contract/curacao-time.ts";
import { factsHoldUntil } from "../../../contract/rides/facts-hold-until.ts";
import type { SignedIn } from "../../http/caller.ts";
import { factsOf, undoUntilFor } from "../present-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/**
 * Until when a list shows the same as long as its rows do not change: the next moment at which a ride allows something else,
 * and the end of the day, when a driver's papers may run out.
 */
export function listHoldsUntil(
  rows: readonly RideRow[],
  { caller, now }: { caller: SignedIn; now: Date },
): Date {
  let until = instantOf(addDays(curacaoDate(now), 1), "00:00");
  for (const row of rows) {
    const facts = { ...factsOf(row), undoUntil: undoUntilFor(row, caller.accountId) };
    const turn = factsHoldUntil(facts, now);
    if (turn && turn < until) until = turn;
  }
  return until;
}
