import { z } from "zod";
import { vehicleTypeSchema } from "../fares/vehicle-type.ts";
import { paidBySchema } from "../payments/payment-schemas.ts";

/** Completed rides with their fares and tips; amounts are dollars as text with two decimals. */
const incomeFigures = {
  rides: z.int(),
  fares: z.string(),
  tips: z.string(),
  /** The part of these fares paid by link and given back after the ride; missing where nothing was. */
  given_back: z.string().optional(),
};

/** Fares that were driven and the part that came in: a completed ride counts on the day and in the hour it was completed, by the island's clock. */
export const incomeSchema = z
  .object({
    /** The days it covers, the end left out. */
    start_date: z.string(),
    end_date: z.string(),
    totals: z.object({
      ...incomeFigures,
      /** Fares and tips that came in, in the car and by link, less refunds. */
      collected: z.string(),
      /** Fares on accounts, which pay by statement; they aren't collected. Missing from an older server. */
      on_account: z.string().optional(),
      /** Fares of which nobody said how they were paid, less the part paid by link; they aren't collected. Missing from an older server. */
      not_recorded: z.string().optional(),
      /** Fares of rides whose passengers didn't pay; they aren't collected. Missing where there are none. */
      not_paid: z.string().optional(),
    }),
    by_day: z.array(z.object({ day: z.string(), ...incomeFigures })),
    by_hour: z.array(z.object({ hour: z.int(), ...incomeFigures })),
    /** The zone of a fixed airport rate; null for every other ride. */
    by_zone: z.array(z.object({ zone: z.string().nullable(), ...incomeFigures })),
    by_type: z.array(z.object({ vehicle_type: vehicleTypeSchema, ...incomeFigures })),
    /** The contract that a ride came of; null for every other ride. Missing from an older server. */
    by_contract: z
      .array(z.object({ contract: z.object({ id: z.int(), name: z.string() }).nullable(), ...incomeFigures }))
      .optional(),
    /** Null is not recorded. */
    by_payment: z.array(
      z.object({
        paid_by: paidBySchema.nullable(),
        ...incomeFigures,
        /** The part of these fares whose passengers didn't pay, where it isn't recorded how they did. */
        not_paid: z.string().optional(),
        not_paid_rides: z.int().optional(),
        /** The part of these fares paid by link; missing where nothing was. */
        by_link: z.string().optional(),
        /** Guilders in the hand, tips included, of what was paid in them; else null. */
        xcg: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: "Income" });
export type Income = z.infer<typeof incomeSchema>;
