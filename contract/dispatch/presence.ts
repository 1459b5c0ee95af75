import { z } from "zod";
import { recordIdSchema } from "../record-id.ts";

/** How a dispatcher has a ride open: looks at it, changes its booking, or gives it to a driver. */
const OPEN_WAYS = ["looks", "edits", "gives"] as const;
export type OpenWay = (typeof OPEN_WAYS)[number];

/** A desk that says nothing for this long has closed what it had open, or lost its line; it says so again well before. */
export const PRESENCE_SECONDS = 9;

/** The ride that a desk has open now; null where it has none. A desk is one window, by a name that it gives itself. */
export const presenceSchema = z.object({
  desk: z.string("desk is missing.").regex(/^[\w-]{8,64}$/, "desk is 8 to 64 letters and digits."),
  open: z.object({ ride_id: recordIdSchema, way: z.enum(OPEN_WAYS) }).nullable(),
});

/** A ride that somebody at a desk has open, as the other desks are told. */
export const openRideSchema = z.object({
  desk: z.string(),
  name: z.string(),
  ride_id: z.number(),
  way: z.enum(OPEN_WAYS),
});
export type OpenRide = z.infer<typeof openRideSchema>;
