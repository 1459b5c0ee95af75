import { deviceStore } from "../../device/device-store.ts";

/** The beginning of the names of kept lists on the device. */
const KEPT_RIDES_PREFIX = "driver_rides:";

/** The name of something kept of a driver's day. */
export function keptName(username: string, what: string): string {
  return `${KEPT_RIDES_PREFIX}${username}:${what}`;
}

/** Deletes names and phones of passengers from the device when the driver signs out. */
export function forgetKeptRides(): void {
  deviceStore.forget(KEPT_RIDES_PREFIX);
}
