import type { Ride } from "../../../contract/rides/ride.ts";
import { type AnsweredRide, wholeRides } from "../../rides/whole-ride.ts";
import { deviceStore } from "../../device/device-store.ts";
import { keptName } from "./forget-kept-rides.ts";
import type { DriverList } from "./use-driver-rides.ts";

/** A list as it was last seen, so that a page opened without a signal still shows the ride the driver is on. */
type KeptRides = { readonly rides: readonly Ride[]; readonly seenAt: number };

/** The driver's two lists, and the lost and the changed rides they have not been told of yet. */
type KeptList = DriverList | "lost" | "changed";

/** Keeps what a driver sees of a list. */
export function keepRides(username: string, list: KeptList, kept: KeptRides): void {
  deviceStore.write(keptName(username, list), kept);
}

/** The list as it was last seen here; undefined when it never was. */
export function readKeptRides(username: string, list: KeptList): KeptRides | undefined {
  return deviceStore.read(keptName(username, list), (value) =>
    isKept(value) ? { ...value, rides: wholeRides(value.rides) } : undefined,
  );
}

/** An earlier version of the page kept rides without what was added since. */
function isKept(
  value: unknown,
): value is { readonly rides: readonly AnsweredRide[]; readonly seenAt: number } {
  return (
    typeof value === "object" &&
    value !== null &&
    "rides" in value &&
    Array.isArray(value.rides) &&
    "seenAt" in value &&
    typeof value.seenAt === "number"
  );
}
