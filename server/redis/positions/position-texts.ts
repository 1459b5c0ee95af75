import { z } from "zod";
import type { TakenPosition } from "../../events/positions/taken-position.ts";

const positionSchema: z.ZodType<TakenPosition> = z.strictObject({
  driverId: z.int(),
  version: z.int(),
  lat: z.number(),
  lng: z.number(),
  name: z.string(),
  at: z.int(),
  rides: z.array(z.strictObject({ rideId: z.int(), riderId: z.int().nullable() })),
});

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
