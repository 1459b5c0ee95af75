import type { Db, Trx } from "../database/connect.ts";

/** What dispatch has to know of a ride to find a driver for it. */
export function findRideToPlace(db: Db | Trx, id: number) {
  return db
    .selectFrom("rides")
    .select([
      "id",
      "reference",
      "status",
      "ride_datetime",
      "duration_min",
      "passenger_count",
      "luggage_count",
      "pickup_lat",
      "pickup_lng",
    ])
    .where("id", "=", id)
    .executeTakeFirst();
}

/** The drivers who turned a ride down, gave it back or let its offer run out. */
export async function listRefusers(db: Db | Trx, rideId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("ride_refusals")
    .select("driver_id")
    .where("ride_id", "=", rideId)
    .execute();
  return new Set(rows.map((row) => row.driver_id));
}
