import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import { isCarFor, takesRide } from "../../../domain/fares/vehicles.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/** Why a ride is not for a driver's car: it has not the seats or the room, or the passenger asked for a better type. */
export type CarProblem = "tooSmall" | "lowerType";

type Car = Pick<OwnDriver, "vehicle_type">;
type Party = Pick<Ride, "passenger_count" | "luggage_count" | "vehicle_asked" | "vehicle_type">;

/** The problem of a car for a ride, if there is any. */
export function carProblem({ vehicle_type: type }: Car, ride: Party): CarProblem | null {
  const party = {
    passengers: ride.passenger_count,
    luggage: ride.luggage_count,
    pricedFor: ride.vehicle_type,
  };
  if (!takesRide(type, party)) return "tooSmall";
  return isCarFor(type, { ...party, asked: ride.vehicle_asked ? ride.vehicle_type : null })
    ? null
    : "lowerType";
}

/** Whether a driver can accept a ride: one of the pool that their car is not for is refused, one that dispatch gave them is not. */
export function canAccept(own: Car | null, ride: Party & Pick<Ride, "actions" | "status">): boolean {
  const isRefused = ride.status === "Pending" && own !== null && carProblem(own, ride) !== null;
  return ride.actions.includes("accept") && !isRefused;
}
