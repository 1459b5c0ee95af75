import type { RideStatus } from "../../../domain/rides/ride-states.ts";
import { COUNTS_TO_VIP } from "../../fares/counts-to-vip.sql.ts";
import type { Db } from "../../database/connect.ts";

/** How many rides each of these riders has booked, and when the last of them is due. */
export function countRidesOfRiders(db: Db, riderIds: readonly number[]) {
  return db
    .selectFrom("rides")
    .select((eb) => [
      "rider_id",
      eb.fn.countAll<number>().as("rides"),
      eb.fn.max("ride_datetime").as("last_ride_at"),
    ])
    .where("rider_id", "in", riderIds.length === 0 ? [0] : riderIds)
    .groupBy("rider_id")
    .execute();
}

export type RiderSum = { status: RideStatus; rides: number; fare_cents: number; to_vip: number };

/** Sums of a rider's rides, by their status. */
export function sumRidesOfRider(db: Db, riderId: number): Promise<RiderSum[]> {
  return db
    .selectFrom("rides")
    .select((eb) => [
      "status",
      eb.fn.countAll<number>().as("rides"),
      eb.fn.sum<number>("fare_cents").as("fare_cents"),
      eb.fn.countAll<number>().filterWhere(COUNTS_TO_VIP).as("to_vip"),
    ])
    .where("rider_id", "=", riderId)
    .groupBy("status")
    .execute();
}
