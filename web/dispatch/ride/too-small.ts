import type { Driver } from "../../../contract/drivers/driver.ts";
import { fits } from "../../../contract/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

type Party = Pick<Ride, "passenger_count" | "luggage_count">;

/** Whether a driver's car hasn't the seats or the room for the bags of a ride. */
export function isTooSmall({ profile }: Driver, ride: Party): boolean {
  return !fits(profile.vehicle_type, { passengers: ride.passenger_count, luggage: ride.luggage_count });
}
