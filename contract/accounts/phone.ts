import { z } from "zod";
import { PHONE_SENTENCE, canonicalPhone } from "../../domain/accounts/phone-number.ts";

/** A phone number a person types; it comes out in its canonical form. */
export const phoneSchema = z
  .string(PHONE_SENTENCE)
  .refine((text) => canonicalPhone(text) !== null, PHONE_SENTENCE)
  .transform((text) => canonicalPhone(text) ?? text);
