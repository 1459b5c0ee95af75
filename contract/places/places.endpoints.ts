import { z } from "zod";
import { EVERYONE_AND_KEYS, endpoint } from "../endpoint.ts";
import { queryNumber } from "../query-number.ts";
import { placeSchema } from "./place.ts";

const LIMIT = "limit is a whole number from 1 to 20.";

export const suggestPlacesEndpoint = endpoint({
  id: "suggestPlaces",
  method: "GET",
  path: "/places/",
  summary:
    "Finds places by what a person types, best first; forgives typing mistakes, accents and word order.",
  tag: "Places",
  access: EVERYONE_AND_KEYS,
  limit: "lookup",
  query: z.object({
    q: z.string().max(200, "A place has at most 200 characters.").default(""),
    limit: queryNumber(LIMIT).pipe(z.int(LIMIT).min(1, LIMIT).max(20, LIMIT)).default(8),
  }),
  output: z.object({ results: z.array(placeSchema), approximate: z.boolean() }),
});
