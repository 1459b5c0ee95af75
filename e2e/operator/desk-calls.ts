import type { Driver } from "../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../contract/drivers/drivers.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import type { DemoPerson } from "../demo-person.ts";
import {
  assignDriverEndpoint,
  operatorCompleteRideEndpoint,
} from "../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelRideEndpoint } from "../../contract/rides/ride-steps.endpoints.ts";
import { listAssignedRidesEndpoint, listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";

/** Cancels every ride that waits for a driver. */
export async function clearPendingRides(operator: DemoPerson): Promise<void> {
  const pending = await operator.list(listRideRequestsEndpoint, { query: { type: "pending" } });
  for (const ride of pending) await operator.call(cancelRideEndpoint, { params: { id: ride.id } });
}

/** Ends every ride that a driver has, so that all who are on shift are free. */
export async function endRidesUnderWay(operator: DemoPerson): Promise<void> {
  const rides = await operator.list(listAssignedRidesEndpoint);
  for (const ride of rides) await operator.call(operatorCompleteRideEndpoint, { params: { id: ride.id } });
}

/** Ends the rides of one driver of the demo, who can then take any. */
export async function endRidesOf(operator: DemoPerson, username: string): Promise<void> {
  const driver = await driverCalled(operator, username);
  const rides = await operator.list(listAssignedRidesEndpoint);
  for (const ride of rides.filter(({ driver_id }) => driver_id === driver.id)) {
    await operator.call(operatorCompleteRideEndpoint, { params: { id: ride.id } });
  }
}

/** A driver of the demo as dispatch sees them. */
export async function driverCalled(operator: DemoPerson, username: string): Promise<Driver> {
  const driver = (await operator.list(listDriversEndpoint)).find((each) => each.username === username);
  if (driver === undefined) throw new Error(`${username} is not on the roster`);
  return driver;
}

/** Gives a ride to a driver of the demo, who is pulled off whatever the demo has them do. */
export async function giveRide(operator: DemoPerson, { id }: Ride, username: string): Promise<Ride> {
  const driver = await driverCalled(operator, username);
  return operator.call(assignDriverEndpoint, { params: { id }, body: { driver_id: driver.id, force: true } });
}
