import { z } from "zod";
import { latitudeInput, longitudeInput } from "../places/coordinates.ts";
import { canBeShown, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { withoutInvisible } from "../../domain/plain-name.ts";
import { MAX_STOPS } from "../../domain/fares/limits.ts";

const MAX_PLACE_LENGTH = 200;
const MAX_QUERY_LENGTH = 4_000;
const STOP_SENTENCE = "Please enter each stop, or take it away.";
const STOPS_SENTENCE = `A ride has at most ${MAX_STOPS} stops on the way.`;
const QUERY_SENTENCE = 'stops is a JSON list like [{"location":"Punda","lat":12.1054,"lng":-68.9337}].';

const stopInput = z.object({
  location: z
    .string(STOP_SENTENCE)
    .overwrite(withoutInvisible)
    .trim()
    .min(1, STOP_SENTENCE)
    .max(MAX_PLACE_LENGTH, `Use no more than ${MAX_PLACE_LENGTH} characters.`)
    .refine(canBeShown, UNSHOWABLE_SENTENCE),
  lat: latitudeInput.nullish(),
  lng: longitudeInput.nullish(),
});

/** The places on the way, in the order they are driven to. */
export const stopsInput = z.array(stopInput, STOPS_SENTENCE).max(MAX_STOPS, STOPS_SENTENCE);
export type GivenStop = z.output<typeof stopInput>;

/** The same in a query, as JSON. */
export const stopsQuery = z
  .string(QUERY_SENTENCE)
  .max(MAX_QUERY_LENGTH, QUERY_SENTENCE)
  .transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: QUERY_SENTENCE });
      return z.NEVER;
    }
  })
  .pipe(stopsInput);

/** A place on the way as a ride shows it. */
export const stopSchema = z
  .object({
    location: z.string(),
    lat: z.number().nullable(),
    lng: z.number().nullable(),
    /** For dispatch and driver, where the words name a place far from the point: what the point is near. */
    near: z.string().optional(),
  })
  .meta({ id: "Stop" });
export type Stop = z.infer<typeof stopSchema>;
