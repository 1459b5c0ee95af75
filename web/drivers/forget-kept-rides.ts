/** What the names of kept lists begin with in the browser's storage. */
export const KEPT_RIDES_PREFIX = "driver_rides:";

/** Names and phones of passengers leave the device with the driver who signs out. */
export function forgetKeptRides(): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(KEPT_RIDES_PREFIX)) localStorage.removeItem(key);
    }
  } catch {
    // Nothing was kept then.
  }
}
