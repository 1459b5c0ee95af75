import { addDays } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import { factsValidUntil } from "../../../domain/rides/facts-valid-until.ts";
import { type ByKey, type SignedIn, accountOf } from "../../http/caller.ts";
import { factsOf, undoUntilFor } from "../present-ride.ts";
import type { RideRow } from "../ride-rows.queries.ts";

/**
 * Until when a list shows the same as long as its rows do not change: the next moment at which a ride allows something else,
 * and the end of the day, when a driver's papers may run out.
 */
export function listValidUntil(
  rows: readonly RideRow[],
  { caller, now }: { caller: SignedIn | ByKey; now: Date },
): Date {
  let until = instantOf(addDays(curacaoDate(now), 1), "00:00");
  for (const row of rows) {
    const facts = { ...factsOf(row), undoUntil: undoUntilFor(row, accountOf(caller)?.accountId ?? null) };
    const turn = factsValidUntil(facts, now);
    if (turn && turn < until) until = turn;
  }
  return until;
}
