import { sql } from "kysely";
import { UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";

/** The rides that still need a car and are wanted before a moment, with what dispatch has ordered of them and what was promised. */
export function listRidesToPlan(db: Db | Trx, { before }: { before: Date }) {
  return db
    .selectFrom("rides")
    .leftJoin("plan_orders", "plan_orders.ride_id", "rides.id")
    .leftJoin("ride_promises", (join) =>
      join
        .onRef("ride_promises.ride_id", "=", "rides.id")
        .onRef("ride_promises.asked_at", "=", "rides.ride_datetime"),
    )
    .leftJoin("dispatch_offers", (join) =>
      join.onRef("dispatch_offers.ride_id", "=", "rides.id").on("dispatch_offers.outcome", "is", null),
    )
    .leftJoin("first_rides_told", (join) =>
      join
        .onRef("first_rides_told.ride_id", "=", "rides.id")
        .onRef("first_rides_told.driver_id", "=", "rides.driver_id"),
    )
    .select([
      "rides.id",
      "rides.reference",
      "rides.status",
      "rides.driver_id",
      "rides.ride_datetime",
      "rides.duration_min",
      "rides.wait_minutes",
      "rides.wait_began_at",
      "rides.wait_ended_at",
      "rides.distance_m",
      "rides.passenger_count",
      "rides.luggage_count",
      "rides.vehicle_type",
      "rides.vehicle_asked",
      "rides.wheelchair",
      "rides.child_seat",
      "rides.pickup_location",
      "rides.pickup_lat",
      "rides.pickup_lng",
      "rides.dropoff_location",
      "rides.dropoff_lat",
      "rides.dropoff_lng",
      "rides.set_out_at",
      "rides.arrived_at",
      "rides.picked_up_at",
      "rides.expected_at",
      "rides.updated_at",
      "dispatch_offers.offered_at",
      "first_rides_told.told_at as told_before_at",
      "plan_orders.out_of_plan",
      "plan_orders.kept_driver_id",
      "ride_promises.pickup_at as promised_at",
      "ride_promises.past_capacity",
    ])
    .where("rides.status", "in", ["Pending", ...UNDER_WAY])
    .where("rides.held", "=", false)
    .where("rides.ride_datetime", "<", before)
    .orderBy("rides.ride_datetime")
    .orderBy("rides.id")
    .execute();
}
export type RideToPlan = Awaited<ReturnType<typeof listRidesToPlan>>[number];

/** Drivers who said no to rides that wait; an offer that ran out isn't a no. */
export function listNos(db: Db | Trx) {
  return db
    .selectFrom("ride_refusals")
    .innerJoin("rides", "rides.id", "ride_refusals.ride_id")
    .select(["ride_refusals.ride_id", "ride_refusals.driver_id"])
    .where("rides.status", "in", ["Pending", "Assigned", "Accepted"])
    .where("ride_refusals.why", "!=", "timed_out")
    .execute();
}

/** The drivers whom the riders of rides that wait like to be driven by. */
export function listLiked(db: Db | Trx) {
  return db
    .selectFrom("favorite_drivers")
    .innerJoin("rides", "rides.rider_id", "favorite_drivers.account_id")
    .select(["rides.id as ride_id", "favorite_drivers.driver_id"])
    .where("rides.status", "in", ["Pending", "Assigned", "Accepted"])
    .execute();
}

/** The cars that are out by hand at a moment. */
export function listOutages(db: Db | Trx, now: Date) {
  return db
    .selectFrom("car_outages")
    .select(["driver_id", "until_at"])
    .where((where) => where.or([where("until_at", "is", null), where("until_at", ">", now)]))
    .execute();
}

export function listClosures(db: Db | Trx, now: Date) {
  return db
    .selectFrom("place_closures")
    .select(["id", "place", "lat", "lng", "until_at"])
    .where("until_at", ">", now)
    .orderBy("id")
    .execute();
}

/** Minutes that each driver has driven passengers since a moment. */
export function sumPaidMinutes(db: Db | Trx, since: Date) {
  return db
    .selectFrom("rides")
    .select(["driver_id", sql<number>`cast(sum(duration_min) as integer)`.as("minutes")])
    .where("status", "=", "Completed")
    .where("completed_at", ">=", since)
    .where("driver_id", "is not", null)
    .groupBy("driver_id")
    .execute();
}

/** How many rides each driver has driven since a moment. */
export function countDriven(db: Db | Trx, since: Date) {
  return db
    .selectFrom("rides")
    .select(({ fn }) => ["driver_id", fn.countAll().as("rides")])
    .where("status", "=", "Completed")
    .where("completed_at", ">=", since)
    .where("driver_id", "is not", null)
    .groupBy("driver_id")
    .execute();
}

/** The last thing that happened, and the last that wasn't about a driver: cars that move are most of what happens. */
export async function lastChange(db: Db | Trx): Promise<{ any: number; ofRides: number }> {
  const last = await db
    .selectFrom("events")
    .select("id")
    .where("type", "!=", "plan.changed")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  const ofRides = await db
    .selectFrom("events")
    .select("id")
    .where("type", "not in", ["plan.changed", "driver.changed"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return { any: Number(last?.id ?? 0), ofRides: Number(ofRides?.id ?? 0) };
}

/** The equipment of the cars beyond seats, by driver. */
export async function listEquipment(db: Db | Trx): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom("drivers")
    .select(["account_id", "equipment"])
    .where("equipment", "!=", "")
    .execute();
  return new Map(rows.map((row) => [row.account_id, row.equipment.split(",")]));
}
