import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../contract/time-units.ts";

/** The five stages a passenger sees on the way, in order. */
export const RIDE_STAGES = ["booked", "driver", "onTheWay", "onBoard", "arrived"] as const;
export type RideStage = (typeof RIDE_STAGES)[number];

const SETS_OUT_MS = 45 * 60_000;

/** Where a ride is among the stages; null when it ended early. */
export function stageOf(ride: TrackedRide, now: Date): RideStage | null {
  switch (ride.status) {
    case "Pending":
      return "booked";
    case "Assigned":
    case "Accepted":
      return ride.arrived_at !== null || dueSoon(ride, now) ? "onTheWay" : "driver";
    case "PickedUp":
    case "InProgress":
      return "onBoard";
    case "Completed":
      return "arrived";
    default:
      return null;
  }
}

/** Minutes until the car is where it is going next, while that means something. */
export function minutesToGo(ride: TrackedRide, now: Date): number | null {
  const stage = stageOf(ride, now);
  if (ride.estimated_arrival === null || (stage !== "onTheWay" && stage !== "onBoard")) return null;
  if (stage === "onTheWay" && ride.arrived_at !== null) return null;
  return Math.max(0, Math.round((Date.parse(ride.estimated_arrival) - now.getTime()) / MINUTE_MS));
}

function dueSoon(ride: TrackedRide, now: Date): boolean {
  return Date.parse(ride.ride_datetime) - now.getTime() < SETS_OUT_MS;
}
