import type { Trx } from "../../database/connect.ts";

type Order = { rideId: number; outOfPlan: boolean; keptDriverId: number | null; by: number; now: Date };

/** Keeps what dispatch wants of a ride; one of which it wants nothing any more is the plan's again. */
export async function writeOrder(
  trx: Trx,
  { rideId, outOfPlan, keptDriverId, by, now }: Order,
): Promise<void> {
  await trx.deleteFrom("plan_orders").where("ride_id", "=", rideId).execute();
  if (!outOfPlan && keptDriverId === null) return;
  await trx
    .insertInto("plan_orders")
    .values({
      ride_id: rideId,
      out_of_plan: outOfPlan,
      kept_driver_id: keptDriverId,
      ordered_by: by,
      ordered_at: now,
    })
    .execute();
}

export async function isDriver(trx: Trx, id: number): Promise<boolean> {
  const row = await trx
    .selectFrom("drivers")
    .select("account_id")
    .where("account_id", "=", id)
    .executeTakeFirst();
  return row !== undefined;
}

type Outage = { driverId: number; until: Date | null; by: number; now: Date };

export async function insertOutage(trx: Trx, { driverId, until, by, now }: Outage): Promise<void> {
  await deleteOutage(trx, driverId);
  await trx
    .insertInto("car_outages")
    .values({ driver_id: driverId, until_at: until, set_by: by, set_at: now })
    .execute();
}

export async function deleteOutage(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("car_outages").where("driver_id", "=", driverId).execute();
}

type Closure = { place: string; lat: number; lng: number; until: Date; by: number; now: Date };

export async function insertClosure(trx: Trx, { place, lat, lng, until, by, now }: Closure): Promise<void> {
  await trx
    .insertInto("place_closures")
    .values({ place, lat, lng, until_at: until, set_by: by, set_at: now })
    .execute();
}

export async function deleteClosures(trx: Trx, place: string): Promise<void> {
  await trx.deleteFrom("place_closures").where("place", "=", place).execute();
}

/** A point from which rides to a place of this name begin. */
export function findPickupPoint(trx: Trx, place: string) {
  return trx
    .selectFrom("rides")
    .select(["pickup_lat as lat", "pickup_lng as lng"])
    .where("pickup_location", "=", place)
    .where("pickup_lat", "is not", null)
    .where("pickup_lng", "is not", null)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}
