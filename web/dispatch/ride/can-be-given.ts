import type { Ride } from "../../../contract/rides/ride.ts";

/** The ride waits for a driver, or another driver can still have it. */
export function canBeGiven({ actions }: Pick<Ride, "actions">): boolean {
  return actions.includes("assign") || actions.includes("reassign");
}
