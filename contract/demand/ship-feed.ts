import { z } from "zod";
import { cruiseCallInput } from "./cruise-calls.ts";

/** Why a calendar wasn't read. */
export const SHIP_FEED_FAULTS = ["unreachable", "not_public", "too_long", "no_calendar", "empty"] as const;

const { pier, lat, lng, passengers } = cruiseCallInput.shape;
/** Pier and passengers of a ship of which its calendar says none. */
export const shipFeedFallback = { pier, lat, lng, passengers };

/** A calendar of ships in use: its address, what counts where it doesn't say, and how its last reading went. */
export const shipFeedSchema = z.object({
  url: z.string().nullable(),
  pier: z.string(),
  lat: z.number(),
  lng: z.number(),
  passengers: z.int(),
  read_at: z.string().nullable(),
  fault: z.enum(SHIP_FEED_FAULTS).nullable(),
  ships: z.int().meta({ description: "Ships to come, as the calendar had them when it was last read." }),
  left_out: z.int().meta({ description: "Entries without a time, a name or a number of their own." }),
});
export type ShipFeed = z.output<typeof shipFeedSchema>;
