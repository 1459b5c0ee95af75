import type { Ride } from "../../contract/rides/ride.ts";
import type { DriverList } from "./ride-events.ts";

/** A list as it was last seen, so that a page opened without a signal still shows the ride the driver is on. */
export type KeptRides = { readonly rides: readonly Ride[]; readonly seenAt: number };

const PREFIX = "driver_rides:";

/** Keeps what a driver sees of a list. */
export function keepRides(username: string, list: DriverList, kept: KeptRides): void {
  try {
    localStorage.setItem(keyOf(username, list), JSON.stringify(kept));
  } catch {
    // Without storage an offline start shows no rides, and says so.
  }
}

/** The list as it was last seen here; undefined when it never was. */
export function readKeptRides(username: string, list: DriverList): KeptRides | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(username, list)) ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Names and phones of passengers leave the device with the driver who signs out. */
export function forgetKeptRides(): void {
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) localStorage.removeItem(key);
  } catch {
    // Nothing was kept then.
  }
}

function keyOf(username: string, list: DriverList): string {
  return `${PREFIX}${username}:${list}`;
}

function isKept(value: unknown): value is KeptRides {
  return (
    typeof value === "object" &&
    value !== null &&
    "rides" in value &&
    Array.isArray(value.rides) &&
    "seenAt" in value &&
    typeof value.seenAt === "number"
  );
}
