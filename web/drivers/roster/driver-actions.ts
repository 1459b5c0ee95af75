import type { Driver } from "../../../contract/drivers/driver.ts";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import { getDriverEndpoint, setDriverStatusEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { cancelAssignedRideEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { invalidate } from "../../api/update-read.ts";
import { call } from "../../api/call.ts";
import { keepDriver, keepRide } from "../../dispatch/live/keep-change.ts";

/** Takes a driver off the road, or lets one who was off it back: inactive becomes offline, anything else inactive. */
export function toggleDriver({ id, status }: Driver): Promise<Driver> {
  return setStatus(id, status === "inactive" ? "offline" : "inactive");
}

/** Takes back that a driver was set inactive: they are what they were, or off shift where that can't be. */
export function undoInactive({ id }: Driver): Promise<Driver> {
  return setStatus(id, "offline", { undo: true });
}

/** Suspends a driver and gives back the rides they have not begun. */
export async function suspendDriver({ id }: Driver): Promise<void> {
  await setStatus(id, "inactive");
  const { upcoming_rides } = await call(getDriverEndpoint, { params: { id } });
  for (const ride of upcoming_rides) {
    if (isOneOf(ABOARD, ride.status)) continue;
    keepRide(await call(cancelAssignedRideEndpoint, { params: { id: ride.id } }));
  }
}

async function setStatus(
  id: number,
  status: "inactive" | "offline",
  how: { undo?: boolean } = {},
): Promise<Driver> {
  const driver = await call(setDriverStatusEndpoint, { params: { id }, body: { status, ...how } });
  keepDriver(driver);
  invalidate(getDriverEndpoint);
  return driver;
}
