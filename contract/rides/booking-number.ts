import { z } from "zod";
import { typedBookingNumber } from "../../domain/rides/booking-number.ts";

const NUMBER_SENTENCE = "A booking number has six letters and figures, like 4XV-MEN.";
const PHONE_END_SENTENCE = "Please give the last four digits of the phone.";

/** A booking number as people type it from paper. */
export const bookingNumberSchema = z
  .string(NUMBER_SENTENCE)
  .max(40, NUMBER_SENTENCE)
  .transform((typed, context) => {
    const reference = typedBookingNumber(typed);
    if (reference !== null) return reference;
    context.addIssue(NUMBER_SENTENCE);
    return z.NEVER;
  });

/** The last four digits of a phone. */
export const phoneEndSchema = z
  .string(PHONE_END_SENTENCE)
  .trim()
  .regex(/^\d{4}$/, PHONE_END_SENTENCE);
