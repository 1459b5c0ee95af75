import { MINUTE_MS } from "../time-units.ts";
import type { InstantRange } from "../curacao-time.ts";
import { ABOARD, isOneOf } from "../rides/ride-states.ts";

/** The fields of a ride that determine when it takes its driver's time. */
export type TimedRide = {
  readonly status: string;
  readonly rideDatetime: Date;
  readonly pickedUpAt: Date | null;
  readonly durationMin: number;
};

/**
 * The time a ride takes of its driver, as far as is known now. One that is late to begin moves to now with its end; one
 * that takes longer than expected ends now at the earliest.
 */
export function rideSpan(ride: TimedRide, now: Date): InstantRange {
  const drive = ride.durationMin * MINUTE_MS;
  if (isOneOf(ABOARD, ride.status)) {
    const start = ride.pickedUpAt ?? ride.rideDatetime;
    return { start, end: later(new Date(start.getTime() + drive), now) };
  }
  const start = later(ride.rideDatetime, now);
  return { start, end: new Date(start.getTime() + drive) };
}

/** Whether two spans share a moment; one that begins when the other ends does not. */
export function overlaps(one: InstantRange, other: InstantRange): boolean {
  return one.start < other.end && other.start < one.end;
}

function later(one: Date, other: Date): Date {
  return one > other ? one : other;
}
