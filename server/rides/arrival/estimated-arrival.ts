import { endAboard } from "../../../domain/rides/end-aboard.ts";
import { ABOARD, PROMISED, isOnTheRoad, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { RideRow } from "../ride-rows.queries.ts";

type Timed = Pick<
  RideRow,
  | "status"
  | "ride_datetime"
  | "duration_min"
  | "set_out_at"
  | "arrived_at"
  | "picked_up_at"
  | "wait_minutes"
  | "wait_began_at"
  | "wait_ended_at"
  | "expected_at"
  | "driver_on_shift"
  | "driver_shares_location"
>;

/**
 * When the car is due where it goes next. This is the one place that says it, so that passenger, driver, dispatch and API
 * clients are told the same: by where the car is while its driver shares that (see expect-arrival.ts), else as planned.
 */
export function estimatedArrival(ride: Timed): Date | null {
  if (isOneOf(PROMISED, ride.status) && ride.arrived_at !== null) return ride.arrived_at;
  const isFollowed = ride.driver_on_shift === true && ride.driver_shares_location === true;
  if (isFollowed && isOnTheRoad(ride) && ride.expected_at !== null) return ride.expected_at;
  if (isOneOf(ABOARD, ride.status)) {
    return ride.picked_up_at && endAboard(ride.picked_up_at, ride);
  }
  return isOneOf(PROMISED, ride.status) ? ride.ride_datetime : null;
}
