import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";

export type OfferOutcome = "accepted" | "declined" | "timed_out" | "withdrawn";

type NewOffer = { rideId: number; driverId: number; now: Date; expiresAt: Date };

/** False when the ride is on offer already, or the driver has another open offer. */
export async function insertOffer(trx: Trx, offer: NewOffer): Promise<boolean> {
  const inserted = await trx
    .insertInto("dispatch_offers")
    .values({
      ride_id: offer.rideId,
      driver_id: offer.driverId,
      offered_at: offer.now,
      expires_at: offer.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

const offerColumns = [
  "dispatch_offers.id",
  "dispatch_offers.ride_id",
  "dispatch_offers.driver_id",
  "dispatch_offers.offered_at",
  "dispatch_offers.expires_at",
] as const;

/** Offers that are still open, with the present state of their rides. */
export function listOpenOffers(db: Db | Trx) {
  return db
    .selectFrom("dispatch_offers")
    .innerJoin("rides", "rides.id", "dispatch_offers.ride_id")
    .innerJoin("accounts", "accounts.id", "dispatch_offers.driver_id")
    .select(offerColumns)
    .select([
      "rides.reference",
      "rides.status",
      "rides.driver_id as holder_id",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .where("dispatch_offers.outcome", "is", null)
    .orderBy("dispatch_offers.expires_at")
    .orderBy("dispatch_offers.id")
    .execute();
}

/** The offers that ended last. */
export function listPastOffers(db: Db | Trx, limit: number) {
  return db
    .selectFrom("dispatch_offers")
    .innerJoin("rides", "rides.id", "dispatch_offers.ride_id")
    .innerJoin("accounts", "accounts.id", "dispatch_offers.driver_id")
    .select(offerColumns)
    .select([
      "rides.reference",
      "accounts.first_name",
      "accounts.last_name",
      "dispatch_offers.outcome",
      "dispatch_offers.closed_at",
    ])
    .where("dispatch_offers.outcome", "is not", null)
    .orderBy("dispatch_offers.id", "desc")
    .limit(limit)
    .execute();
}

type Closing = { id: number; outcome: OfferOutcome; now: Date };

/** False when another server has closed it. */
export async function closeOffer(trx: Trx, { id, outcome, now }: Closing): Promise<boolean> {
  const closed = await trx
    .updateTable("dispatch_offers")
    .set({ outcome, closed_at: now })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

/** Whether a driver has turned a ride down since a moment. */
export async function hasRefusedSince(
  db: Db | Trx,
  { rideId, driverId, since }: { rideId: number; driverId: number; since: Date },
): Promise<boolean> {
  const refusal = await db
    .selectFrom("ride_refusals")
    .select("why")
    .where("ride_id", "=", rideId)
    .where("driver_id", "=", driverId)
    .where("at", ">=", since)
    .executeTakeFirst();
  return refusal !== undefined;
}

/** How many offers in a row each driver has let run out with a signal since they last answered one, and when the last did. */
export async function listMissedInARow(db: Db | Trx, now: Date) {
  const since = new Date(now.getTime() - HOUR_MS * 4);
  return db
    .selectFrom("dispatch_offers")
    .select(({ fn }) => [
      "driver_id",
      fn.countAll().as("missed"),
      fn.max("closed_at").$castTo<Date>().as("last_at"),
    ])
    .where("outcome", "=", "timed_out")
    .where("no_signal", "=", false)
    .where("offered_at", ">=", since)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("dispatch_offers as later")
            .select("later.id")
            .whereRef("later.driver_id", "=", "dispatch_offers.driver_id")
            .whereRef("later.id", ">", "dispatch_offers.id")
            .where("later.outcome", "in", ["accepted", "declined"]),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("round_offers as answered")
            .select("answered.id")
            .whereRef("answered.driver_id", "=", "dispatch_offers.driver_id")
            .whereRef("answered.closed_at", ">", "dispatch_offers.closed_at")
            .where("answered.outcome", "in", ["accepted", "declined"]),
        ),
      ),
    )
    .groupBy("driver_id")
    .execute();
}

/** The outcomes of each driver's offers since a moment, without those that no phone heard of. */
export function countOutcomes(db: Db | Trx, since: Date) {
  return db
    .selectFrom("dispatch_offers")
    .select(({ fn }) => ["driver_id", "outcome", fn.countAll().as("offers")])
    .where("offered_at", ">=", since)
    .where("outcome", "in", ["accepted", "declined", "timed_out"])
    .where("no_signal", "=", false)
    .groupBy(["driver_id", "outcome"])
    .execute();
}

/** How often drivers said no to an offer of a ride in the last hours, and when last. */
export function listDeclined(db: Db | Trx, now: Date) {
  return db
    .selectFrom("dispatch_offers")
    .select(({ fn }) => [
      "ride_id",
      "driver_id",
      fn.countAll().as("times"),
      fn.max("closed_at").$castTo<Date>().as("last_at"),
    ])
    .where("outcome", "=", "declined")
    .where("offered_at", ">=", new Date(now.getTime() - HOUR_MS * 4))
    .groupBy(["ride_id", "driver_id"])
    .execute();
}
