import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import { fits } from "../../../contract/fares/vehicles.ts";

/** Whether a driver's car hasn't the seats or the room for the bags of a ride. */
export function isTooSmall({ profile }: Driver, ride: BoardRide): boolean {
  return !fits(profile.vehicle_type, { passengers: ride.passenger_count, luggage: ride.luggage_count });
}
