import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";

export type RoundOutcome = "accepted" | "declined" | "missed" | "taken" | "withdrawn";

type Called = { rideId: number; driverId: number; now: Date; expiresAt: Date };

/** False when the driver is asked in another round. */
export async function insertRoundOffer(trx: Trx, called: Called): Promise<boolean> {
  const inserted = await trx
    .insertInto("round_offers")
    .values({
      ride_id: called.rideId,
      driver_id: called.driverId,
      offered_at: called.now,
      expires_at: called.expiresAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

function roundOffers(db: Db | Trx) {
  return db
    .selectFrom("round_offers")
    .innerJoin("rides", "rides.id", "round_offers.ride_id")
    .innerJoin("accounts", "accounts.id", "round_offers.driver_id")
    .select([
      "round_offers.id",
      "round_offers.ride_id",
      "round_offers.driver_id",
      "round_offers.offered_at",
      "round_offers.expires_at",
      "round_offers.outcome",
      "round_offers.closed_at",
      "rides.reference",
      "accounts.first_name",
      "accounts.last_name",
    ]);
}

/** The drivers who are being asked, with the present state of their rides. */
export function listOpenRoundOffers(db: Db | Trx) {
  return roundOffers(db)
    .select(["rides.status", "rides.held", "rides.driver_id as holder_id"])
    .where("round_offers.outcome", "is", null)
    .orderBy("round_offers.expires_at")
    .orderBy("round_offers.id")
    .execute();
}

/** The drivers of the rounds since a moment that are over, the newest first. */
export function listPastRoundOffers(db: Db | Trx, since: Date) {
  return roundOffers(db)
    .where("round_offers.outcome", "is not", null)
    .where("round_offers.offered_at", ">=", since)
    .orderBy("round_offers.id", "desc")
    .execute();
}

/** False when another server has closed it. */
export async function closeRoundOffer(
  trx: Trx,
  { id, outcome, now }: { id: number; outcome: RoundOutcome; now: Date },
): Promise<boolean> {
  const closed = await trx
    .updateTable("round_offers")
    .set({ outcome, closed_at: now })
    .where("id", "=", id)
    .where("outcome", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}

/** The drivers who didn't take a ride that still waits when it was offered to them in the last hour, and how often each. */
export function listGoneBy(db: Db | Trx, now: Date) {
  return db
    .selectFrom("dispatch_offers")
    .innerJoin("rides", "rides.id", "dispatch_offers.ride_id")
    .select(({ fn }) => ["dispatch_offers.ride_id", "dispatch_offers.driver_id", fn.countAll().as("offers")])
    .where("rides.status", "=", "Pending")
    .where("rides.held", "=", false)
    .where("dispatch_offers.outcome", "in", ["timed_out", "declined"])
    .where("dispatch_offers.offered_at", ">=", new Date(now.getTime() - HOUR_MS))
    .groupBy(["dispatch_offers.ride_id", "dispatch_offers.driver_id"])
    .execute();
}

/** How many rounds of each ride that waits nobody took, and when the last ended. */
export function countRoundsOfRides(db: Db | Trx, now: Date) {
  return db
    .selectFrom("round_offers")
    .innerJoin("rides", "rides.id", "round_offers.ride_id")
    .select(({ fn }) => [
      "round_offers.ride_id",
      fn.count("round_offers.offered_at").distinct().as("rounds"),
      fn.max("closed_at").$castTo<Date>().as("last_at"),
    ])
    .where("rides.status", "=", "Pending")
    .where("round_offers.offered_at", ">=", new Date(now.getTime() - HOUR_MS * 4))
    .groupBy("round_offers.ride_id")
    .execute();
}

/** How many rounds in a row each driver has let go by since they last answered anything, and when the last ended. */
export function listMissedRounds(db: Db | Trx, now: Date) {
  const since = new Date(now.getTime() - HOUR_MS * 4);
  return db
    .selectFrom("round_offers")
    .select(({ fn }) => [
      "driver_id",
      fn.countAll().as("missed"),
      fn.max("closed_at").$castTo<Date>().as("last_at"),
    ])
    .where("outcome", "=", "missed")
    .where("offered_at", ">=", since)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("round_offers as later")
            .select("later.id")
            .whereRef("later.driver_id", "=", "round_offers.driver_id")
            .whereRef("later.id", ">", "round_offers.id")
            .where("later.outcome", "in", ["accepted", "declined"]),
        ),
      ),
    )
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("dispatch_offers as answered")
            .select("answered.id")
            .whereRef("answered.driver_id", "=", "round_offers.driver_id")
            .whereRef("answered.closed_at", ">", "round_offers.closed_at")
            .where("answered.outcome", "in", ["accepted", "declined"]),
        ),
      ),
    )
    .groupBy("driver_id")
    .execute();
}

/** The rides that each driver took in a round since a moment. */
export function countTakenInRounds(db: Db | Trx, since: Date) {
  return db
    .selectFrom("round_offers")
    .select(({ fn }) => ["driver_id", fn.countAll().as("rides")])
    .where("outcome", "=", "accepted")
    .where("offered_at", ">=", since)
    .groupBy("driver_id")
    .execute();
}
