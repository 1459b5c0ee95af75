import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { listDeclined, listMissedInARow } from "../offers.queries.ts";

/** After one missed offer a driver is left alone so long, after each further one twice as long, and never longer than the most. */
const FIRST_PAUSE_MINUTES = 1;
const MOST_PAUSE_MINUTES = 30;
/** The same after a no to a ride that nobody else can drive: who said no has at least heard of it. */
const FIRST_PAUSE_AFTER_NO_MINUTES = 5;

/**
 * Until when nothing is offered to the drivers who let their last offers run out. Silence isn't a no: the phone lay in a pocket,
 * so they are asked again, and the more seldom the longer they stay silent. A phone that says it had no signal has missed nothing.
 */
export async function pausesOf(db: Db | Trx, now: Date): Promise<Map<number, Date>> {
  return pausesAfter(await listMissedInARow(db, now));
}

/** The same where what they let run out has been read. */
export function pausesAfter(missed: Awaited<ReturnType<typeof listMissedInARow>>): Map<number, Date> {
  return new Map(missed.map((row) => [row.driver_id, pauseAfter(Number(row.missed), row.last_at)]));
}

/**
 * Says whether a driver has just said no to a ride: they may be the only one who can drive it and are asked once more, but a plan every few
 * seconds must not ask each time.
 */
export async function readFreshNos(
  db: Db | Trx,
  now: Date,
): Promise<(rideId: number, driverId: number) => boolean> {
  const declined = await listDeclined(db, now);
  const fresh = declined.filter(
    (row) => pauseAfter(Number(row.times), row.last_at, FIRST_PAUSE_AFTER_NO_MINUTES) > now,
  );
  const pairs = new Set(fresh.map((row) => `${row.ride_id} ${row.driver_id}`));
  return (rideId, driverId) => pairs.has(`${rideId} ${driverId}`);
}

export function pauseAfter(times: number, lastAt: Date, first = FIRST_PAUSE_MINUTES): Date {
  const minutes = Math.min(MOST_PAUSE_MINUTES, first * 2 ** (times - 1));
  return new Date(lastAt.getTime() + minutes * MINUTE_MS);
}
