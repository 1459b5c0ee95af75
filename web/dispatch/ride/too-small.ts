import type { Driver } from "../../../contract/drivers/driver.ts";
import { takesRide } from "../../../domain/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

type Party = Pick<Ride, "passenger_count" | "luggage_count" | "vehicle_type">;

/** Whether a driver's car hasn't the seats or the room for the bags of a ride. */
export function isTooSmall({ profile }: Driver, ride: Party): boolean {
  const { passenger_count: passengers, luggage_count: luggage, vehicle_type: pricedFor } = ride;
  return !takesRide(profile.vehicle_type, { passengers, luggage, pricedFor });
}
