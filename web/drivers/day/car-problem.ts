import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { fits } from "../../../contract/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/** Why a ride is not for a driver's car: it has not the seats or the room, or the passenger asked for another type. */
export type CarProblem = "tooSmall" | "otherType";

type Car = Pick<OwnDriver, "vehicle_type">;
type Party = Pick<Ride, "passenger_count" | "luggage_count" | "vehicle_asked" | "vehicle_type">;

/** What is wrong with a car for a ride, if anything. */
export function carProblem(car: Car, ride: Party): CarProblem | null {
  const party = { passengers: ride.passenger_count, luggage: ride.luggage_count };
  if (!fits(car.vehicle_type, party)) return "tooSmall";
  return ride.vehicle_asked && ride.vehicle_type !== car.vehicle_type ? "otherType" : null;
}
