import { z } from "zod";
import type { LoggedEvent } from "../../events/event-feed.ts";
import type { LogPlace } from "../../events/events.queries.ts";

const id = z.int().nullable();
const placeSchema = z.strictObject({ xid: z.string().regex(/^\d{1,20}$/), id: z.int() });
const viewersSchema = z.strictObject({ riderId: id, driverId: id, pool: z.boolean(), status: z.string() });
const eventSchema = z.strictObject({
  place: placeSchema,
  type: z.string(),
  rideId: id,
  driverId: id,
  audience: z.looseObject({
    now: viewersSchema.optional(),
    before: viewersSchema.optional(),
    rides: z.array(z.strictObject({ rideId: z.int(), riderId: id })).optional(),
  }),
});
const stretchSchema = z.strictObject({
  from: placeSchema,
  to: placeSchema,
  by: z.string(),
  at: z.number(),
});

/** From where to where in the log a batch goes, who sends it, and when by their clock. */
type Stretch = { readonly from: LogPlace; readonly to: LogPlace; readonly by: string; readonly at: number };

export function eventToText({ place, type, rideId, driverId, audience }: LoggedEvent): string {
  return JSON.stringify({ place, type, rideId, driverId, audience });
}

/** Null for what is no event. */
export function eventFromText(text: string): LoggedEvent | null {
  return (parsed(eventSchema, text) as LoggedEvent | undefined) ?? null;
}

export function stretchToText({ from, to, by, at }: Stretch): string {
  return JSON.stringify({ from, to, by, at });
}

export function stretchFromText(text: string): Stretch | null {
  return parsed(stretchSchema, text) ?? null;
}

function parsed<T>(schema: z.ZodType<T>, text: string): T | undefined {
  try {
    return schema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
