import type { LiveEvent } from "../../../contract/events/live-event.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

/** Which rides a list has, and where a new one goes. */
export type RideListRule = {
  readonly has: (ride: Ride) => boolean;
  /** In the order rides are due; else the newest is the first. */
  readonly soonestFirst?: boolean;
};

/** A list of rides after a live event: the ride takes its new form, comes in, or leaves. Other events leave it as it is. */
export function withRideEvent(rides: readonly Ride[], event: LiveEvent, rule: RideListRule): readonly Ride[] {
  if (event.type === "ride.gone") return without(rides, event.ride_id);
  if (event.type === "ride.created" || event.type === "ride.changed")
    return withRide(rides, event.ride, rule);
  return rides;
}

/** A list with a ride as it now is. Events can overtake an answer: a ride never goes back to what it was. */
export function withRide(rides: readonly Ride[], ride: Ride, rule: RideListRule): readonly Ride[] {
  const known = rides.findIndex((each) => each.id === ride.id);
  const present = rides[known];
  if (present !== undefined && present.version > ride.version) return rides;
  if (!rule.has(ride)) return without(rides, ride.id);
  if (rule.soonestFirst === true) return soonestFirst([...without(rides, ride.id), ride]);
  return present === undefined ? [ride, ...rides] : rides.with(known, ride);
}

/** In the order in which rides are due; the server writes every instant alike, so texts compare as times. */
export function soonestFirst(rides: readonly Ride[]): readonly Ride[] {
  return rides.toSorted((a, b) =>
    a.ride_datetime === b.ride_datetime ? a.id - b.id : a.ride_datetime < b.ride_datetime ? -1 : 1,
  );
}

function without(rides: readonly Ride[], id: number): readonly Ride[] {
  return rides.some((each) => each.id === id) ? rides.filter((each) => each.id !== id) : rides;
}
