import { LATE_SLACK_MINUTES } from "../../../domain/dispatch/lateness.ts";
import { ABOARD, PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";

/** A ride is amber from this many minutes before its time while something of it is open, and red from the time itself. */
const SOON_MINUTES = 10;

export type Due = {
  /** Minutes until the pickup; below zero it is late. */
  readonly minutes: number;
  readonly tone: "late" | "soon" | "later";
  /** A thing that is open though a driver has the ride. */
  readonly why: "not_accepted" | "not_set_out" | "will_be_late" | null;
};

type DueRide = Pick<Ride, "ride_datetime"> &
  Partial<Pick<Ride, "status" | "set_out_at" | "arrived_at" | "estimated_arrival">>;

/**
 * How soon a ride is due, by one rule for every screen of dispatch: without a driver, not accepted or not set out it is
 * late from its time on; with a driver on the way, once they are expected after it, or are not there though it is over.
 * A driver who is there, and a passenger aboard, are no longer waited for.
 */
export function dueOf(ride: DueRide, now: Date): Due {
  const minutes = minutesBetween(now.getTime(), ride.ride_datetime);
  const tone = minutes <= 0 ? "late" : minutes <= SOON_MINUTES ? "soon" : "later";
  const { status = "Pending" } = ride;
  if (status === "Pending") return { minutes, tone, why: null };
  const met = isOneOf(ABOARD, status) || (ride.arrived_at ?? null) !== null;
  if (met || !isOneOf(PROMISED, status)) return { minutes, tone: "later", why: null };
  if (status === "Assigned") return { minutes, tone, why: "not_accepted" };
  if ((ride.set_out_at ?? null) === null) return { minutes, tone, why: "not_set_out" };
  const promised = Date.parse(ride.ride_datetime);
  // A driver who isn't there yet comes now at the soonest, whatever was expected.
  const expected = Math.max(now.getTime(), Date.parse(ride.estimated_arrival ?? ride.ride_datetime));
  const behind = Math.round((expected - promised) / MINUTE_MS);
  return behind > LATE_SLACK_MINUTES
    ? { minutes: -behind, tone: "late", why: "will_be_late" }
    : { minutes, tone: "later", why: null };
}

function minutesBetween(from: number, to: string): number {
  return Math.round((Date.parse(to) - from) / MINUTE_MS);
}
