import type { Ride } from "../../contract/rides/ride.ts";
import { isOneOf, type RideStatus } from "../../contract/rides/ride-states.ts";

/** The list with a ride as it now is: in its place, or taken out. What the list knows better stays. */
export function placeRide(
  rides: readonly Ride[],
  ride: Ride,
  statuses: readonly RideStatus[],
): readonly Ride[] {
  const present = rides.find((each) => each.id === ride.id);
  if (present !== undefined && present.version > ride.version) return rides;
  const belongs = isOneOf(statuses, ride.status);
  if (present === undefined && !belongs) return rides;
  const others = rides.filter((each) => each.id !== ride.id);
  return belongs ? soonestFirst([...others, ride]) : others;
}

/** In the order in which rides are due; the server writes every instant alike, so texts compare as times. */
export function soonestFirst(rides: readonly Ride[]): readonly Ride[] {
  return rides.toSorted((a, b) =>
    a.ride_datetime === b.ride_datetime ? a.id - b.id : a.ride_datetime < b.ride_datetime ? -1 : 1,
  );
}
