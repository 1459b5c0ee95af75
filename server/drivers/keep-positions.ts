import { SECOND_MS } from "../../contract/time-units.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { recordMoves } from "../events/record-event.ts";
import type { SharedPositions } from "../events/positions/shared-positions.ts";
import { moveDrivers } from "./drivers.queries.ts";

/** How often a server tries for the turn, which comes once a minute. */
export const KEEP_POSITIONS_EVERY_MS = 10 * SECOND_MS;
/** A transaction that is open holds up the log of events. */
const AT_ONCE = 200;

type Keeping = { db: Db; positions: SharedPositions; now: Date };

/**
 * Writes the last position of each driver to the database, with its event in the log, by whichever server has the turn. What is written, or
 * counts no more since the driver's record has changed, is forgotten by those who share it; a driver whose row is taken has to wait for the next minute.
 */
export async function keepPositions({ db, positions, now }: Keeping): Promise<void> {
  const all = await positions.takeAll();
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const some = all.slice(from, from + AT_ONCE);
    const left = await inTransaction(db, async (trx) => {
      const due = await moveDrivers(trx, some);
      const moved = due.filter((one) => one.moved).map(({ id }) => id);
      if (moved.length > 0) await recordMoves(trx, moved, now);
      return new Set(due.filter((one) => !one.moved).map(({ id }) => id));
    });
    await positions.forget(some.filter(({ driverId }) => !left.has(driverId)));
  }
}
