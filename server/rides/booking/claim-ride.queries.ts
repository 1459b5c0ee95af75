import { sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";

type Claim = { rideId: number; accountId: number };

/** The code that was sent last for an account that claims a ride. */
export function findClaimCode(trx: Trx, { rideId, accountId }: Claim) {
  return trx
    .selectFrom("claim_codes")
    .selectAll()
    .where("ride_id", "=", rideId)
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

type SentCode = {
  ride_id: number;
  account_id: number;
  code_hash: string;
  sent_by: "phone" | "email";
  sent_at: Date;
};

/** Puts a new code in the place of the last one, and counts it. */
export async function saveClaimCode(trx: Trx, code: SentCode): Promise<void> {
  await trx
    .insertInto("claim_codes")
    .values({ ...code, times_sent: 1 })
    .onConflict((conflict) =>
      conflict.columns(["ride_id", "account_id"]).doUpdateSet({
        ...code,
        times_sent: sql<number>`claim_codes.times_sent + 1`,
        wrong_tries: 0,
      }),
    )
    .execute();
}

/** Counts a try of a code before it is looked at; nothing where there have been too many. */
export async function countClaimTry(
  trx: Trx,
  { rideId, accountId, most }: Claim & { most: number },
): Promise<boolean> {
  const counted = await trx
    .updateTable("claim_codes")
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where("ride_id", "=", rideId)
    .where("account_id", "=", accountId)
    .where("wrong_tries", "<", most)
    .returning("ride_id")
    .executeTakeFirst();
  return counted !== undefined;
}

/** Deletes the codes of a ride that has found its rider. */
export async function deleteClaimCodes(trx: Trx, rideId: number): Promise<void> {
  await trx.deleteFrom("claim_codes").where("ride_id", "=", rideId).execute();
}

/** Deletes codes that nobody used. */
export async function forgetClaimCodes(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("claim_codes").where("sent_at", "<", before).execute();
}

/** The address of mail that an account has shown to be its owner's, as it is compared; null where it only claims one. */
export async function findConfirmedEmail(trx: Trx, accountId: number): Promise<string | null> {
  const account = await trx
    .selectFrom("accounts")
    .select("email_key")
    .where("id", "=", accountId)
    .where("email_confirmed_at", "is not", null)
    .executeTakeFirst();
  return account?.email_key ?? null;
}

/** Whether the ride's address was added by its link, after it was booked. */
export async function wasEmailAdded(trx: Trx, rideId: number): Promise<boolean> {
  const line = await trx
    .selectFrom("ride_history")
    .select("id")
    .where("ride_id", "=", rideId)
    .where("action", "=", "add_email")
    .executeTakeFirst();
  return line !== undefined;
}

type GuestRides = { way: "email" | "phone"; address: string; limit: number };

/** Rides that were booked without an account for a mailbox or a phone, the latest first. An address that came by the ride's link shows nothing. */
export function listGuestRidesOf(trx: Trx, { way, address, limit }: GuestRides) {
  return trx
    .selectFrom("rides")
    .select("id")
    .where("rider_id", "is", null)
    .$if(way === "phone", (rides) => rides.where("rider_phone", "=", address))
    .$if(way === "email", (rides) =>
      rides
        .where(sql<boolean>`lower(rider_email) = ${address.normalize("NFKC").toLowerCase()}`)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom("ride_history")
                .select("ride_history.id")
                .whereRef("ride_history.ride_id", "=", "rides.id")
                .where("action", "=", "add_email"),
            ),
          ),
        ),
    )
    .orderBy("ride_datetime", "desc")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}
