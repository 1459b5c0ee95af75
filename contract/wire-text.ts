import { z } from "zod";

/** A line of text that must be there, without the spaces around it. */
export function requiredText(name: string, max: number) {
  return z
    .string(`${name} is required.`)
    .trim()
    .min(1, `${name} is required.`)
    .max(max, `${name} has at most ${max} characters.`)
    .refine(canBeShown, `${name} has a character that cannot be shown.`);
}

/** A line of text that may be left out or empty. */
export function optionalText(name: string, max: number) {
  return z
    .string(`${name} must be text.`)
    .trim()
    .max(max, `${name} has at most ${max} characters.`)
    .refine(canBeShown, `${name} has a character that cannot be shown.`)
    .optional();
}

export const EMAIL_SENTENCE = "Please enter a valid email address.";
export const emailText = z
  .string(EMAIL_SENTENCE)
  .trim()
  .max(254, EMAIL_SENTENCE)
  .pipe(z.email(EMAIL_SENTENCE));

const PHONE_SENTENCE = "Please enter a phone number with 7 digits, or with its country code.";
/** Seven digits are a number of the island; another comes with its country code. */
export const phoneText = z
  .string(PHONE_SENTENCE)
  .trim()
  .max(32, PHONE_SENTENCE)
  .refine((text) => /^(\d{7}|\+\d{7,15})$/.test(text.replace(/[\s().-]/g, "")), PHONE_SENTENCE);

/** Whether a text is free of control characters: PostgreSQL keeps no NUL, and we use none but line break and tab. */
export function canBeShown(text: string): boolean {
  return !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, ""));
}
