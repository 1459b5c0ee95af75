import type { Ride } from "../../contract/rides/ride.ts";
import { KEPT_RIDES_PREFIX } from "./forget-kept-rides.ts";
import type { DriverList } from "./ride-events.ts";

/** A list as it was last seen, so that a page opened without a signal still shows the ride the driver is on. */
export type KeptRides = { readonly rides: readonly Ride[]; readonly seenAt: number };

/** His two lists, and the rides he has lost and not yet been told of. */
type KeptList = DriverList | "lost";

/** Keeps what a driver sees of a list. */
export function keepRides(username: string, list: KeptList, kept: KeptRides): void {
  try {
    localStorage.setItem(keyOf(username, list), JSON.stringify(kept));
  } catch {
    // Without storage an offline start shows no rides, and says so.
  }
}

/** The list as it was last seen here; undefined when it never was. */
export function readKeptRides(username: string, list: KeptList): KeptRides | undefined {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(username, list)) ?? "null");
    return isKept(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function keyOf(username: string, list: KeptList): string {
  return `${KEPT_RIDES_PREFIX}${username}:${list}`;
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
