import { z } from "zod";
import { amountSchema } from "../amount-schema.ts";
import { isWholeCents } from "../../domain/dollars.ts";
import { requiredText } from "../wire-text.ts";

const money = z.string();
/** More than any fare, so that a slip of the thumb is noticed. */
const HIGHEST = 10_000;
const AMOUNT = `A fare is a number from 0 to ${HIGHEST} with at most two decimals.`;

/** A fare in the place of the one that a completed ride has, and the one that was looked at. */
export const newFareCorrectionSchema = z
  .object({
    fare: amountSchema(AMOUNT, { least: 0, most: HIGHEST }),
    reason: requiredText("The reason", 200),
    /** The fare that the caller saw, so that of two who correct it at once one hears of the other. */
    seen_fare: money.refine(isWholeCents, "What was seen is an amount with at most two decimals."),
  })
  .meta({ id: "NewFareCorrection" });
export type NewFareCorrection = z.output<typeof newFareCorrectionSchema>;

/** The fare of a completed ride with all of its corrections, the earliest first. Amounts are dollars with two decimals. */
export const fareHistorySchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    /** The fare that the ride was completed with, and the one that holds. */
    completed_fare: money,
    fare: money,
    /** The closed settlement that has the ride: the driver's part of a correction goes into their next. */
    settlement_id: z.int().nullable(),
    /** The number of the statement that has the ride: a correction downwards is a credit note of it, one upwards goes on the next. */
    statement_number: z.int().nullable(),
    corrections: z.array(
      z.object({
        id: z.int(),
        from: money,
        to: money,
        reason: z.string(),
        by: z.string(),
        at: z.string(),
        /** The number of the credit note, where it is one. */
        credit_note: z.int().nullable(),
        /** Whether it goes on the next statement, and the number of that once it is made. */
        on_next_statement: z.boolean(),
        next_statement: z.int().nullable(),
        /** The amount that comes into the driver's next settlement; null where their days weren't settled. */
        driver: money.nullable(),
      }),
    ),
  })
  .meta({ id: "FareHistory" });
export type FareHistory = z.infer<typeof fareHistorySchema>;
