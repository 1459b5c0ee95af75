import { MINUTE_MS } from "../time-units.ts";

/** From when until when a car is out of service, as text of the wire; without an end nobody knows yet. */
export type OutOfService = { readonly from: string; readonly until: string | null; readonly reason: string };

type Ride = { readonly rideDatetime: Date; readonly durationMin?: number; readonly now: Date };

/**
 * The outage for which a car can't drive a ride, the first there is: it is out at the pickup, or goes out before the ride is over. A ride that
 * is late already is driven from now on.
 */
export function outFor(outages: readonly OutOfService[], ride: Ride): OutOfService | null {
  const begins = Math.max(ride.rideDatetime.getTime(), ride.now.getTime());
  const ends = begins + (ride.durationMin ?? 0) * MINUTE_MS;
  return (
    outages.find(
      ({ from, until }) => Date.parse(from) <= ends && (until === null || Date.parse(until) > begins),
    ) ?? null
  );
}

/** The outage of a car at this moment. */
export function outAt(outages: readonly OutOfService[], now: Date): OutOfService | null {
  return outFor(outages, { rideDatetime: now, now });
}
