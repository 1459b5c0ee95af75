import { HOUR_MS, MINUTE_MS } from "../../domain/time-units.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { recordMoves } from "../events/record-event.ts";
import { DEMO_DRIVERS } from "./demo-people.ts";
import { refreshPositionsOfUnplayed } from "./demo.queries.ts";

export const STAND_STILL_EVERY_MS = 5 * MINUTE_MS;
/** Somebody was on a driver's screens so lately: where that driver is, they say themselves. */
const PLAYED_MS = HOUR_MS;

/** The drivers of the demo whom nobody plays tell where they are, as any driver's phone does, so that dispatch knows who is near. */
export async function standStill(db: Db, now: Date): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  await inTransaction(db, async (trx) => {
    const moved = await refreshPositionsOfUnplayed(trx, {
      usernames: DEMO_DRIVERS.map(({ username }) => username),
      now,
      toldBefore: before(STAND_STILL_EVERY_MS - MINUTE_MS),
      playedSince: before(PLAYED_MS),
    });
    if (moved.length > 0) await recordMoves(trx, moved, now);
  });
}
