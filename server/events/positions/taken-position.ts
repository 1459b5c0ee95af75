import { z } from "zod";
import type { HeardEvent } from "../event-feed.ts";

const positionSchema = z.strictObject({
  driverId: z.int(),
  /** The driver's record at that time: once it has changed, the position counts no more. */
  version: z.int(),
  lat: z.number(),
  lng: z.number(),
  name: z.string(),
  /** When a server took it, in milliseconds. */
  at: z.int(),
  /** The rides whose passengers follow the car. */
  rides: z.array(z.strictObject({ rideId: z.int(), riderId: z.int().nullable() })),
});

/** A position that is not in the database yet. */
export type TakenPosition = z.infer<typeof positionSchema>;

/** The same text for the same position. */
export function positionToText({ driverId, version, lat, lng, name, at, rides }: TakenPosition): string {
  const followed = rides.map(({ rideId, riderId }) => ({ rideId, riderId }));
  return JSON.stringify({ position: { driverId, version, lat, lng, name, at, rides: followed } });
}

/** Whether a text is meant to be a position. */
export function isPosition(text: string): boolean {
  return text.startsWith('{"position":');
}

/** Null for what is no position. */
export function positionFromText(text: string): TakenPosition | null {
  try {
    return z.strictObject({ position: positionSchema }).parse(JSON.parse(text)).position;
  } catch {
    return null;
  }
}

/** The event that a position is, which has no place in the log. */
export function eventOfPosition({ driverId, rides }: TakenPosition): HeardEvent {
  return { place: null, type: "driver.changed", rideId: null, driverId, audience: { rides } };
}
