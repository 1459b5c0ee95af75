import { z } from "zod";

const CODE_SENTENCE = "The code has 6 digits.";

/** A code that was sent to the phone or the mailbox of a ride. */
export const proofCodeSchema = z
  .string(CODE_SENTENCE)
  .trim()
  .regex(/^\d{6}$/, CODE_SENTENCE);
