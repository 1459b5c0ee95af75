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

/** How many rides that belong to no account wait or are under way for a phone, of those booked from an address. */
export async function countOpenGuestBookings(
  trx: Trx,
  { phone, from }: { phone: string; from: string },
): Promise<number> {
  const counted = await trx
    .selectFrom("rides")
    .select(trx.fn.countAll().as("rides"))
    .where("rider_phone", "=", phone)
    .where("booked_from", "=", from)
    .where("rider_id", "is", null)
    .where("booked_by", "is", null)
    .where(statusIs(...OPEN))
    .executeTakeFirst();
  return Number(counted?.rides ?? 0);
}

/** When guests booked from an address within a time, the earliest first. */
export function listGuestBookingsFrom(
  trx: Trx,
  { address, since, until }: { address: string; since: Date; until: Date },
) {
  return trx
    .selectFrom("rides")
    .select("created_at")
    .where("booked_from", "=", address)
    .where("created_at", ">", since)
    .where("created_at", "<=", until)
    .orderBy("created_at")
    .execute();
}

/** What an account gives to a booking of its owner. */
export function findPassengerOf(db: Db | Trx, accountId: number) {
  return db
    .selectFrom("accounts")
    .select(["first_name", "last_name", "phone", "email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}
