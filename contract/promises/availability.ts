import { z } from "zod";

/**
 * `tight`: a car, with little to spare; `full`: none, `free_times` say when there would be; `unknown`: there is no plan of the day to say it
 * by, which says nothing against the trip.
 */
const AVAILABILITY_STATES = ["free", "tight", "full", "unknown"] as const;

export const availabilitySchema = z
  .object({
    state: z.enum(AVAILABILITY_STATES),
    /** When a car would be there. */
    pickup_at: z.string().nullable(),
    /** From now; null where it isn't for now. */
    minutes: z.int().nullable(),
    /** The nearest times with a car, soonest first; empty where the asked time is free. */
    free_times: z.array(z.string()),
    /** The company takes a full time all the same, as a request that dispatch confirms; missing where it doesn't. */
    as_request: z.boolean().optional(),
  })
  .meta({
    examples: [
      { state: "free", pickup_at: "2026-11-27T14:30:00.000Z", minutes: null, free_times: [] },
      { state: "tight", pickup_at: "2026-11-26T14:34:00.000Z", minutes: 15, free_times: [] },
      {
        state: "full",
        pickup_at: null,
        minutes: null,
        free_times: ["2026-11-27T13:45:00.000Z", "2026-11-27T15:15:00.000Z"],
      },
    ],
  });
export type Availability = z.infer<typeof availabilitySchema>;
