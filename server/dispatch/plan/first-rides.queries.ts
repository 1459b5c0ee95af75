import type { Db, Trx } from "../../database/connect.ts";

type FirstRide = {
  readonly rideId: number;
  readonly driverId: number;
  readonly now: Date;
  readonly until: Date;
};

/** Keeps that a driver is told of the first ride of a shift; false where somebody was told of it already. */
export async function insertFirstRide(
  trx: Trx,
  { rideId, driverId, now, until }: FirstRide,
): Promise<boolean> {
  const inserted = await trx
    .insertInto("first_rides_told")
    .values({ ride_id: rideId, driver_id: driverId, told_at: now, until_at: until })
    .onConflict((conflict) => conflict.doNothing())
    .returning("ride_id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** The first rides that drivers were told of, with whether they still wait for the answer of just this driver. */
export function listFirstRides(db: Db | Trx) {
  return db
    .selectFrom("first_rides_told")
    .innerJoin("rides", "rides.id", "first_rides_told.ride_id")
    .select(["first_rides_told.ride_id", "first_rides_told.driver_id", "first_rides_told.until_at"])
    .select((select) =>
      select
        .and([
          select("rides.status", "=", "Assigned"),
          select("rides.driver_id", "=", select.ref("first_rides_told.driver_id")),
        ])
        .as("waits"),
    )
    .orderBy("first_rides_told.ride_id")
    .execute();
}

/** False when another server has. */
export async function deleteFirstRide(trx: Trx, rideId: number): Promise<boolean> {
  const gone = await trx
    .deleteFrom("first_rides_told")
    .where("ride_id", "=", rideId)
    .returning("ride_id")
    .executeTakeFirst();
  return gone !== undefined;
}
