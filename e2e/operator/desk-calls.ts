import type { Ride } from "../../contract/rides/ride.ts";
import type { DemoPerson } from "../demo-person.ts";

/** Calls off every ride that waits for a driver. */
export async function clearPendingRides(operator: DemoPerson): Promise<void> {
  const pending = await operator.call<Ride[]>("GET", "/ride-requests/?type=pending");
  for (const ride of pending) await operator.call("POST", `/cancel-ride/${ride.id}/`);
}

/** Ends every ride that a driver has, so that all who are on shift are free. */
export async function endRidesUnderWay(operator: DemoPerson): Promise<void> {
  const rides = await operator.call<Ride[]>("GET", "/assigned-rides/");
  for (const ride of rides) await operator.call("POST", `/operator-complete-ride/${ride.id}/`);
}
