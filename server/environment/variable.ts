import { z } from "zod";

/** One variable: what it means, its default, and how its text becomes a value. */
export type Variable<S extends z.ZodType = z.ZodType> = {
  readonly about: string;
  /** As the README shows it. */
  readonly fallback: string;
  readonly schema: S;
};

/** A word that is yes or no. */
export const yesNo = z.enum(["yes", "no"], "must be yes or no").transform((word) => word === "yes");
export const httpUrl = z
  .url({ protocol: /^https?$/, error: "must be an address that starts with http:// or https://" })
  .transform((address) => address.replace(/\/+$/, ""));
export const webUrl = httpUrl.optional();

/** A short one is guessed from a single message that it has signed. */
export const signingSecret = z
  .string()
  .min(16, "must have at least 16 characters, since it signs what is believed");

export function wholeNumber(least: number, most: number) {
  const sentence = `must be a whole number from ${least} to ${most}`;
  return z
    .string()
    .regex(/^\d{1,9}$/, sentence)
    .transform(Number)
    .pipe(z.number().min(least, sentence).max(most, sentence));
}
