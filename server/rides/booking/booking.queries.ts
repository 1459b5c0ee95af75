import { sql } from "kysely";
import { OPEN } from "../../../contract/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { statusIs } from "../ride-rows.queries.ts";

/** Locks what two simultaneous bookings would both count, until this transaction is over. */
export async function lockBooking(trx: Trx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
}

/** A booking with this fingerprint since a moment that has not been cancelled. */
export async function findSameBooking(trx: Trx, { mark, since }: { mark: string; since: Date }) {
  const found = await trx
    .selectFrom("rides")
    .select("id")
    .where("booking_mark", "=", mark)
    .where("created_at", ">=", since)
    .where("status", "<>", "Cancelled")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return found?.id;
}

/** How many rides that belong to no account wait or are under way for a phone. */
export async function countOpenGuestBookings(trx: Trx, phone: string): Promise<number> {
  const counted = await trx
    .selectFrom("rides")
    .select(trx.fn.countAll().as("rides"))
    .where("rider_phone", "=", phone)
    .where("rider_id", "is", null)
    .where("booked_by", "is", null)
    .where(statusIs(...OPEN))
    .executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

/** How many guests booked from an address within a time. */
export async function countGuestBookingsFrom(
  trx: Trx,
  { address, since, until }: { address: string; since: Date; until: Date },
): Promise<number> {
  const counted = await trx
    .selectFrom("rides")
    .select(trx.fn.countAll().as("rides"))
    .where("booked_from", "=", address)
    .where("created_at", ">", since)
    .where("created_at", "<=", until)
    .executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

/** Whether a code that was sent to a phone has proved a booking since a moment. */
export async function isProvedPhone(
  trx: Trx,
  { phone, since }: { phone: string; since: Date },
): Promise<boolean> {
  const proved = await trx
    .selectFrom("rides")
    .select("id")
    .where("rider_phone", "=", phone)
    .where("created_at", ">=", since)
    .where("proved_by", "=", "phone")
    .limit(1)
    .executeTakeFirst();
  return proved !== undefined;
}

/** Whether the office trusts the network with this hash. */
export async function isTrustedNetwork(trx: Trx, addressHash: string): Promise<boolean> {
  const trusted = await trx
    .selectFrom("trusted_networks")
    .select("id")
    .where("address_hash", "=", addressHash)
    .executeTakeFirst();
  return trusted !== undefined;
}

/** The code that was sent last for a held booking. */
export function findBookingCode(db: Db | Trx, rideId: number) {
  return db.selectFrom("booking_codes").selectAll().where("ride_id", "=", rideId).executeTakeFirst();
}

type SentCode = { ride_id: number; code_hash: string; sent_by: "phone" | "email"; sent_at: Date };

/** Puts a new code in the place of the last one, and counts it. */
export async function saveBookingCode(trx: Trx, code: SentCode): Promise<void> {
  await trx
    .insertInto("booking_codes")
    .values({ ...code, times_sent: 1 })
    .onConflict((conflict) =>
      conflict.column("ride_id").doUpdateSet({
        ...code,
        times_sent: sql<number>`booking_codes.times_sent + 1`,
        wrong_tries: 0,
      }),
    )
    .execute();
}

/** Counts a try of a code before it is looked at; nothing where there have been too many. */
export async function countCodeTry(
  trx: Trx,
  { rideId, most }: { rideId: number; most: number },
): Promise<boolean> {
  const counted = await trx
    .updateTable("booking_codes")
    .set({ wrong_tries: sql<number>`wrong_tries + 1` })
    .where("ride_id", "=", rideId)
    .where("wrong_tries", "<", most)
    .returning("ride_id")
    .executeTakeFirst();
  return counted !== undefined;
}

export async function deleteBookingCode(trx: Trx, rideId: number): Promise<void> {
  await trx.deleteFrom("booking_codes").where("ride_id", "=", rideId).execute();
}

/** What an account gives to a booking of its owner. */
export function findPassengerOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom("accounts")
    .select(["first_name", "last_name", "phone", "email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}
