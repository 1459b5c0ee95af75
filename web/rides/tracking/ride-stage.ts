import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { isOnTheRoad } from "../../../contract/rides/ride-states.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";

/** The five stages a passenger sees on the way, in order. */
export const RIDE_STAGES = ["booked", "driver", "onTheWay", "onBoard", "arrived"] as const;
export type RideStage = (typeof RIDE_STAGES)[number];

/** Where a ride is among the stages; null when it ended early. */
export function stageOf(ride: TrackedRide): RideStage | null {
  switch (ride.status) {
    case "Pending":
      return "booked";
    case "Assigned":
    case "Accepted":
      return isOnTheRoad(ride) ? "onTheWay" : "driver";
    case "PickedUp":
    case "InProgress":
      return "onBoard";
    case "Completed":
      return "arrived";
    default:
      return null;
  }
}

/** Minutes until the car is where it is going next, as the server expects it, while that means something. */
export function minutesToGo(ride: TrackedRide, now: Date): number | null {
  const stage = stageOf(ride);
  if (ride.estimated_arrival === null || (stage !== "onTheWay" && stage !== "onBoard")) return null;
  if (stage === "onTheWay" && ride.arrived_at !== null) return null;
  return Math.max(0, Math.round((Date.parse(ride.estimated_arrival) - now.getTime()) / MINUTE_MS));
}
