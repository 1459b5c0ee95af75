import type { RideStatus } from "../../contract/rides/ride-states.ts";
import { Refusal } from "../http/refusal.ts";

/** Why a ride in this status takes no such step: what has become of it, for the one who came too late. */
const WHAT_BECAME: Readonly<Record<RideStatus, string>> = {
  Pending: "This ride is waiting for a driver again.",
  Assigned: "This ride has been given to a driver.",
  Accepted: "This ride has been taken by a driver.",
  PickedUp: "The passenger of this ride is already aboard.",
  InProgress: "This ride is already on the way.",
  Completed: "This ride is already completed.",
  Cancelled: "This ride has been cancelled.",
  Rejected: "This ride has been rejected.",
  NoShow: "The passenger of this ride did not show up.",
};

/** The ride is in another state than the action needs, or another won the race. */
export function rideConflict(ride: { status: RideStatus }, sentence = WHAT_BECAME[ride.status]): Refusal {
  return new Refusal("ride_conflict", sentence, { status: ride.status });
}
