import { z } from "zod";
import { MINUTE_MS } from "../../domain/time-units.ts";
import { pointSchema } from "../places/place.ts";

/** So many positions may come at once, when the signal is back. */
export const MOST_POSITIONS = 100;
/** A position that is older is none. */
export const OLDEST_POSITION_MS = 10 * MINUTE_MS;

const AGE = "age_ms is how long ago it was measured, in milliseconds.";

/** Where a driver's phone was, the newest last, or each with how long ago that was. */
export const reportedPositionsSchema = z.object({
  positions: z
    .array(pointSchema.extend({ age_ms: z.int(AGE).min(0, AGE).max(OLDEST_POSITION_MS, AGE).optional() }))
    .min(1, "Say where you are.")
    .max(MOST_POSITIONS, `At most ${MOST_POSITIONS} positions come at once.`),
});
export type ReportedPositions = z.infer<typeof reportedPositionsSchema>;
