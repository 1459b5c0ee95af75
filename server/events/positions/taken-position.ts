import type { HeardEvent } from "../event-feed.ts";

/** A position that is not in the database yet. */
export type TakenPosition = {
  readonly driverId: number;
  /** The driver's record at that time: once it has changed, the position counts no more. */
  readonly version: number;
  readonly lat: number;
  readonly lng: number;
  readonly name: string;
  /** When a server took it, in milliseconds. */
  readonly at: number;
  /** The rides whose passengers follow the car. */
  readonly rides: readonly { readonly rideId: number; readonly riderId: number | null }[];
};

/** The event that a position is, which has no place in the log. */
export function eventOfPosition({ driverId, rides }: TakenPosition): HeardEvent {
  return { place: null, type: "driver.changed", rideId: null, driverId, audience: { rides } };
}
