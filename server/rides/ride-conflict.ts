import {
  type RideAction,
  type RideParty,
  type RideStatus,
  type RideStep,
  findStep,
} from "../../domain/rides/ride-states.ts";
import { ApiError } from "../http/api-error.ts";

/** Why a ride in this status takes no such step: what happened to it, for a caller who was too late. */
const WHAT_BECAME: Readonly<Record<RideStatus, string>> = {
  Pending: "This ride is waiting for a driver again.",
  Assigned: "This ride has been assigned to a driver.",
  Accepted: "This ride has been taken by a driver.",
  PickedUp: "The passenger is already on board.",
  InProgress: "This ride is already in progress.",
  Completed: "This ride is already completed.",
  Cancelled: "This ride has been cancelled.",
  Rejected: "This ride has been rejected.",
  NoShow: "The passenger of this ride did not show up.",
};

/** The same for the driver whose ride it is: where they stand with it. */
const WHAT_IT_IS_TO_ITS_DRIVER: Partial<Record<RideStatus, string>> = {
  Assigned: "This ride is assigned to you, and you have not accepted it yet.",
  Accepted: "You have accepted this ride, and the passenger is not aboard yet.",
};

/** The step that somebody who is this to a ride may take of it, or a refusal that says what became of the ride. */
export function stepOrConflict(
  action: RideAction,
  is: readonly RideParty[],
  ride: { status: RideStatus },
): RideStep {
  const step = findStep(action, is, ride.status);
  if (step) return step;
  throw is.includes("its_driver")
    ? rideConflict(ride, WHAT_IT_IS_TO_ITS_DRIVER[ride.status])
    : rideConflict(ride);
}

/** The ride is in another state than the action needs, or another won the race. */
export function rideConflict(ride: { status: RideStatus }, sentence = WHAT_BECAME[ride.status]): ApiError {
  return new ApiError("ride_conflict", sentence, { status: ride.status });
}
