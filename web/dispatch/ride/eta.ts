import { isOnTheRoad } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/**
 * When the car will be where it is going: the pickup once its driver has set out, then the drop-off. Until then it is
 * only a plan. A driver who isn't there yet comes now at the soonest.
 */
export function etaOf(
  { estimated_arrival, ...ride }: Pick<Ride, "status" | "set_out_at" | "arrived_at" | "estimated_arrival">,
  now: Date,
): string | null {
  if (estimated_arrival === null || !isOnTheRoad(ride)) return null;
  return Date.parse(estimated_arrival) < now.getTime() ? now.toISOString() : estimated_arrival;
}
