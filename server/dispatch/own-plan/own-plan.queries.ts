import type { Db, Trx } from "../../database/connect.ts";

type Since = { readonly driverId: number; readonly since: Date };

/** The moves of rides that a driver was told of, or that came to them, the newest first, with who has each ride now. */
export function listMovesOf(db: Db | Trx, { driverId, since }: Since) {
  return db
    .selectFrom("told_moves")
    .innerJoin("rides", "rides.id", "told_moves.ride_id")
    .select([
      "told_moves.ride_id",
      "told_moves.to_driver_id",
      "told_moves.why",
      "told_moves.moved_at",
      "rides.driver_id as holder_id",
    ])
    .where("told_moves.moved_at", ">=", since)
    .where((where) =>
      where.or([
        where("told_moves.from_driver_id", "=", driverId),
        where("told_moves.to_driver_id", "=", driverId),
      ]),
    )
    .orderBy("told_moves.id", "desc")
    .limit(40)
    .execute();
}

/** The offers that ran out while a driver's phone had no signal, the newest first, with what is of their rides now. */
export function listUnheardOffers(db: Db | Trx, { driverId, since }: Since) {
  return db
    .selectFrom("dispatch_offers")
    .innerJoin("rides", "rides.id", "dispatch_offers.ride_id")
    .select([
      "dispatch_offers.ride_id",
      "dispatch_offers.offered_at",
      "rides.status",
      "rides.held",
      "rides.driver_id as holder_id",
      "rides.pickup_location",
    ])
    .where("dispatch_offers.driver_id", "=", driverId)
    .where("dispatch_offers.outcome", "=", "timed_out")
    .where("dispatch_offers.no_signal", "=", true)
    .where("dispatch_offers.offered_at", ">=", since)
    .orderBy("dispatch_offers.id", "desc")
    .limit(10)
    .execute();
}

type Silence = { readonly driverId: number; readonly from: Date; readonly until: Date };

/** Keeps that the phone had no signal while offers stood that ran out. */
export async function markOffersUnheard(trx: Trx, { driverId, from, until }: Silence): Promise<void> {
  await trx
    .updateTable("dispatch_offers")
    .set({ no_signal: true })
    .where("driver_id", "=", driverId)
    .where("outcome", "=", "timed_out")
    .where("offered_at", "<", until)
    .where("closed_at", ">", from)
    .execute();
}
