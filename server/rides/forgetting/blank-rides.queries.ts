import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import { WITHOUT_PEOPLE } from "../ride-columns.ts";

/** No code of ours looks like this, so nobody can follow such a ride, and no booking has this fingerprint. */
const WITHOUT_CODES = {
  tracking_code: sql<string>`'# removed ' || id`,
  booking_mark: sql<string>`'blanked ' || id`,
};

/** Blanks a rider in all their rides. Time, zone, distance, fare and driver stay, so every total does. */
export async function blankRidesOfRider(
  trx: Trx,
  { rider_id, now }: { rider_id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set({ ...WITHOUT_PEOPLE, blanked_at: now, updated_at: now })
    .set((set) => ({ ...WITHOUT_CODES, version: set("version", "+", 1) }))
    .where("rider_id", "=", rider_id)
    .where("blanked_at", "is", null)
    .execute();
}

/**
 * Gives rides back that a rider claimed by their link alone, as was possible once, unless they were booked with the address that this account
 * has confirmed: they may be somebody else's.
 */
export async function releaseUnprovedClaims(
  trx: Trx,
  { rider_id, now }: { rider_id: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("rides")
    .set((set) => ({ rider_id: null, updated_at: now, version: set("version", "+", 1) }))
    .where("rider_id", "=", rider_id)
    .where("claimed_at", "is", null)
    .where(
      sql<boolean>`exists (select from ride_history
        where ride_id = rides.id and action = 'claim' and actor_id = ${rider_id})`,
    )
    .where(
      sql<boolean>`not exists (select from accounts
        where accounts.id = ${rider_id} and email_confirmed_at is not null and email_key = lower(rides.rider_email))`,
    )
    .execute();
}

/** How many rides before a moment still know their guest, and when the oldest of all those was due. */
export async function countRidesOfGuests(
  db: Db,
  { before }: { before: Date },
): Promise<{ due: number; oldest: Date | null }> {
  const known = db.selectFrom("rides").where("blanked_at", "is", null).where("rider_id", "is", null);
  const oldest = await known.select("ride_datetime").orderBy("ride_datetime").limit(1).executeTakeFirst();
  const { due } = await known
    .select(({ fn }) => fn.countAll<number>().as("due"))
    .where("ride_datetime", "<", before)
    .executeTakeFirstOrThrow();
  return { due, oldest: oldest?.ride_datetime ?? null };
}

/** Blanks the guests of a number of rides before a moment, the oldest first. Returns how many there were. */
export async function blankRidesOfGuests(
  db: Db,
  { before, now, limit }: { before: Date; now: Date; limit: number },
): Promise<number> {
  const blanked = await db
    .updateTable("rides")
    .set({ ...WITHOUT_PEOPLE, blanked_at: now, updated_at: now })
    .set((set) => ({ ...WITHOUT_CODES, version: set("version", "+", 1) }))
    .where("id", "in", (old) =>
      old
        .selectFrom("rides")
        .select("id")
        .where("blanked_at", "is", null)
        .where("rider_id", "is", null)
        .where("ride_datetime", "<", before)
        .orderBy("ride_datetime")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning("id")
    .execute();
  if (blanked.length > 0) await blankHistoryOf(db, { ids: blanked.map(({ id }) => id) });
  return blanked.length;
}

/** Takes the old and new values of edits, which name people and places, out of the history of the blanked rides. */
export async function blankHistoryOf(
  db: Db,
  rides: { ids: readonly number[] } | { rider_id: number },
): Promise<void> {
  await db
    .updateTable("ride_history")
    .set({ detail: sql<string>`detail - 'values'` })
    .where("detail", "is not", null)
    .$if("ids" in rides, (query) => query.where("ride_id", "in", "ids" in rides ? [...rides.ids] : []))
    .$if("rider_id" in rides, (query) =>
      query.where("ride_id", "in", (own) =>
        own
          .selectFrom("rides")
          .select("rides.id")
          .where("rides.rider_id", "=", "rider_id" in rides ? rides.rider_id : 0),
      ),
    )
    .execute();
}

/** The codes of a rider's bookings that have not been picked up yet. */
export function listOpenBookingCodes(trx: Trx, riderId: number) {
  return trx
    .selectFrom("rides")
    .select("tracking_code")
    .where("rider_id", "=", riderId)
    .where("status", "in", ["Pending", "Assigned", "Accepted"])
    .orderBy("id")
    .execute();
}

/** Deletes the codes that were sent for an account to claim rides with. */
export async function deleteClaimCodesOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("claim_codes").where("account_id", "=", accountId).execute();
}
