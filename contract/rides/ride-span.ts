import type { RideStatus } from "./ride-states.ts";

const MINUTE_MS = 60_000;
/** The shortest time a ride keeps a driver, however close its ends are. */
const SHORTEST_RIDE_MS = 15 * MINUTE_MS;

export type RideTimes = {
  readonly status: RideStatus;
  readonly rideDatetime: Date;
  readonly durationMin: number;
  readonly pickedUpAt: Date | null;
};
export type RideSpan = { readonly start: Date; readonly end: Date };

/** When a ride keeps its driver: as planned, or with the passenger aboard from pickup until at least now. */
export function rideSpan(ride: RideTimes, now: Date): RideSpan {
  const lengthMs = Math.max(ride.durationMin * MINUTE_MS, SHORTEST_RIDE_MS);
  const aboard = (ride.status === "PickedUp" || ride.status === "InProgress") && ride.pickedUpAt !== null;
  if (!aboard || !ride.pickedUpAt) {
    return { start: ride.rideDatetime, end: new Date(ride.rideDatetime.getTime() + lengthMs) };
  }
  const end = Math.max(ride.pickedUpAt.getTime() + lengthMs, now.getTime() + MINUTE_MS);
  return { start: ride.pickedUpAt, end: new Date(end) };
}

/** Whether one driver cannot do both rides at their times. */
export function ridesOverlap(a: RideTimes, b: RideTimes, now: Date): boolean {
  const [first, second] = [rideSpan(a, now), rideSpan(b, now)];
  return first.start < second.end && second.start < first.end;
}
