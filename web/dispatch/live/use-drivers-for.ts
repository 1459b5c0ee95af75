import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { canBeGiven } from "../ride/can-be-given.ts";

const NOBODY: readonly Driver[] = [];

/** The drivers and how they would do for a ride, the best first, while it can be given; until they are read, as for the ride before. */
export function useDriversFor(ride: Ride | null, keepsLast = true): readonly Driver[] {
  const asked = ride !== null && canBeGiven(ride) ? { query: { for_ride: ride.id } } : null;
  const drivers = useRead(asked && read(listDriversEndpoint, asked), { keepsLast }).data;
  return asked !== null && Array.isArray(drivers) ? drivers : NOBODY;
}
