import { forgetOldCases } from "../cases/forget-cases.ts";
import { forgetOldContracts } from "../contracts/forget-contracts.ts";
import type { Db } from "../database/connect.ts";
import { forgetOldMessages } from "../messages/forget-old-messages.ts";
import { blankGuests } from "../rides/forgetting/blank-guests.ts";

/** Blanks guests whose ride, and messages whose date, is further back than so many months. */
export async function blankOldGuests(
  db: Db,
  { now, months }: { now: Date; months: number },
): Promise<{ rides: number }> {
  const before = monthsBefore(now, months);
  const rides = await blankGuests(db, { before, now });
  await forgetOldCases(db, before);
  await forgetOldContracts(db, { before, now });
  await forgetOldMessages(db, before);
  return { rides };
}

/** The same day so many months earlier, or the last of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const day = now.getUTCDate();
  const earlier = new Date(now);
  earlier.setUTCDate(1);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  const lastDay = new Date(Date.UTC(earlier.getUTCFullYear(), earlier.getUTCMonth() + 1, 0)).getUTCDate();
  earlier.setUTCDate(Math.min(day, lastDay));
  return earlier;
}
