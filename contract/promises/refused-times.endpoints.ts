import { z } from "zod";
import { dayRangeQuery } from "../day-range.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";

const office = endpoints({ tag: "Promises", access: STAFF_ONLY, needs: ["records"], base: "/admin" });

export const listRefusedTimesEndpoint = office({
  id: "listRefusedTimes",
  method: "GET",
  path: "/refused-times/",
  summary:
    "How often a time was full, by the hour it was wanted for, and how often another was taken in its place.",
  query: dayRangeQuery,
  strictQuery: true,
  output: z.object({
    /** The 24 hours of the island's day. */
    hours: z.array(z.object({ hour: z.int(), full: z.int(), taken: z.int() })),
  }),
  errors: ["invalid_input"],
});
