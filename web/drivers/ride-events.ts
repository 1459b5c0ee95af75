import type { Ride, RideList } from "../../contract/rides/ride.ts";
import { UNDER_WAY, isOneOf } from "../../contract/rides/ride-states.ts";
import type { LiveEvent } from "../api/live-events.ts";

/** The lists a driver looks at all day. */
export type DriverList = Extract<RideList, "pending" | "accepted">;

/** Puts a live event into a list: the ride takes its new form, comes in, or leaves. Other events leave it as it is. */
export function withRideEvent(rides: readonly Ride[], list: DriverList, event: LiveEvent): readonly Ride[] {
  const id = event.type === "ride.gone" ? event["ride_id"] : rideOf(event)?.id;
  if (typeof id !== "number") return rides;
  const ride = rideOf(event);
  const known = rides.findIndex((one) => one.id === id);
  const present = rides[known];
  // Events can overtake an answer; a ride never goes back to what it was.
  if (ride !== null && present !== undefined && present.version > ride.version) return rides;
  if (ride === null || !belongs(ride, list))
    return known === -1 ? rides : rides.filter((one) => one.id !== id);
  return known === -1 ? [ride, ...rides] : rides.with(known, ride);
}

/** A ride in the pool or given to him is a request; one he has is his until it has ended. */
function belongs(ride: Ride, list: DriverList): boolean {
  if (list === "accepted") return isOneOf(UNDER_WAY, ride.status);
  return ride.status === "Pending" || ride.status === "Assigned";
}

function rideOf(event: LiveEvent): Ride | null {
  if (event.type !== "ride.created" && event.type !== "ride.changed") return null;
  const { ride } = event;
  return typeof ride === "object" && ride !== null && "id" in ride ? (ride as Ride) : null;
}
