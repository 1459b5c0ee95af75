import { sql } from "kysely";
import { OPEN } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { NewRide } from "../change/ride-changes.queries.ts";
import { statusIs } from "../ride-rows.queries.ts";

/** The rider's account, for what a booking doesn't say of its passenger. */
export function findAccountToBookFor(db: Db, accountId: number) {
  return db
    .selectFrom("accounts")
    .select(["first_name", "last_name", "phone", "email", "language"])
    .where("id", "=", accountId)
    .executeTakeFirst();
}

/** The ride of an equal booking that came within a short time before; one that was called off is none. */
export async function findEqualBooking(
  trx: Trx,
  { mark, since }: { mark: string; since: Date },
): Promise<number | undefined> {
  const ride = await trx
    .selectFrom("rides")
    .select("id")
    .where("booking_mark", "=", mark)
    .where("created_at", ">=", since)
    .where("status", "<>", "Cancelled")
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return ride?.id;
}

/** A guest's address and phone, and since when what came from them counts. */
type Guest = { from: string; phone: string; since: Date; until: Date; provedSince: Date };

type CountedOfGuest = {
  /** Bookings that came from the address. */
  recent: number;
  /** Whether the address is a network that the office trusts. */
  trusted: boolean;
  /** Open rides of the phone that were booked without an account. */
  open: number;
  /** Whether a code that was sent to the phone came back. */
  proved: boolean;
};

/** Counts by which a guest's booking is held. */
export async function countBookingsOfGuest(trx: Trx, guest: Guest): Promise<CountedOfGuest> {
  const counted = await trx
    .selectNoFrom(({ selectFrom, exists }) => [
      selectFrom("rides")
        .select(sql<number>`count(*)::int`.as("recent"))
        .where("booked_from", "=", guest.from)
        .where("created_at", ">", guest.since)
        .where("created_at", "<=", guest.until)
        .as("recent"),
      exists(selectFrom("trusted_networks").select("id").where("address_hash", "=", guest.from)).as(
        "trusted",
      ),
      selectFrom("rides")
        .select(sql<number>`count(*)::int`.as("open"))
        .where("rider_phone", "=", guest.phone)
        .where("rider_id", "is", null)
        .where("booked_by", "is", null)
        .where(statusIs(...OPEN))
        .as("open"),
      exists(
        selectFrom("rides")
          .select("id")
          .where("rider_phone", "=", guest.phone)
          .where("created_at", ">=", guest.provedSince)
          .where("proved_by", "=", "phone"),
      ).as("proved"),
    ])
    .executeTakeFirstOrThrow();
  const { recent, trusted, open, proved } = counted;
  return { recent: recent ?? 0, trusted: Boolean(trusted), open: open ?? 0, proved: Boolean(proved) };
}

/** The open rides that were booked by the link that a hotel or firm gives to its guests. */
export async function countOpenByLink(trx: Trx, partnerId: number): Promise<number> {
  const { open } = await trx
    .selectFrom("rides")
    .select(sql<number>`count(*)::int`.as("open"))
    .where("partner_id", "=", partnerId)
    .where("by_guests_link", "=", true)
    .where(statusIs(...OPEN))
    .executeTakeFirstOrThrow();
  return open;
}

/** Stores a ride and gives its number; none where another ride has its reference. */
export async function insertRide(trx: Trx, ride: NewRide): Promise<number | undefined> {
  const stored = await trx
    .insertInto("rides")
    .values(ride)
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  return stored?.id;
}

/** Lets a ride that was just booked know of the one the other way. */
export async function linkOtherWay(
  trx: Trx,
  { rideId, otherId }: { rideId: number; otherId: number },
): Promise<void> {
  await trx.updateTable("rides").set({ other_way_id: otherId }).where("id", "=", rideId).execute();
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
