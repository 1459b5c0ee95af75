import type { Db } from "../database/connect.ts";
import { forgetLettersBefore } from "../messages/messages.queries.ts";
import { blankRidesOfGuests } from "../rides/blank-rides.queries.ts";

const AT_ONCE = 500;

/** Blanks guests whose ride, and forgets letters whose date, is further back than so many months. */
export async function blankOldGuests(
  db: Db,
  { now, months }: { now: Date; months: number },
): Promise<{ rides: number }> {
  const before = monthsBefore(now, months);
  let rides = 0;
  for (;;) {
    const blanked = await blankRidesOfGuests(db, { before, now, limit: AT_ONCE });
    rides += blanked;
    if (blanked < AT_ONCE) break;
  }
  await forgetLettersBefore(db, before);
  return { rides };
}

/** The same day so many months earlier, or the last of a shorter month. */
function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(day, lastDay));
  return earlier;
}
