import { isOnTheRoad } from "../../../domain/rides/ride-states.ts";
import type { Db } from "../../database/connect.ts";
import type { FollowedCar } from "../../events/positions/move-frames.ts";
import { isAsked } from "../present-ride.ts";
import { type FollowedRow, listFollowed } from "./followed-cars.queries.ts";

type OfRide = Pick<FollowedRow, "status"> & {
  readonly [At in "set_out_at" | "arrived_at" | "picked_up_at"]: Date | string | null;
};
type OfDriver = Pick<FollowedRow, "on_shift" | "shares_location">;

/**
 * A passenger can follow the car from when it set out to the drop-off, and only if its driver shares the position. Where it was
 * before is not for them.
 */
export function passengerSeesCar(ride: OfRide, driver: OfDriver, at: Date): boolean {
  if (!isOnTheRoad(ride) || !driver.shares_location || !driver.on_shift) return false;
  const since = ride.set_out_at ?? ride.arrived_at ?? ride.picked_up_at;
  return since === null || at >= new Date(since);
}

/** Rides whose passengers may follow their car, of some drivers and some of themselves. */
export async function readFollowed(
  db: Db,
  asked: { driverIds: readonly number[]; rideIds: readonly number[] },
): Promise<FollowedCar[]> {
  const rows = await listFollowed(db, asked);
  return rows
    .filter((row) => !isAsked(row) && isOnTheRoad(row))
    .map((row) => ({
      rideId: row.id,
      riderId: row.rider_id,
      driverId: row.driver_id,
      version: row.version,
      sees: (at) => passengerSeesCar(row, row, at),
    }));
}
