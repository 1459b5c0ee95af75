import { deviceStore } from "../../device/device-store.ts";

/** What the names of kept lists begin with on the device. */
export const KEPT_RIDES_PREFIX = "driver_rides:";

/** Deletes names and phones of passengers from the device when the driver signs out. */
export function forgetKeptRides(): void {
  deviceStore.forget(KEPT_RIDES_PREFIX);
}
