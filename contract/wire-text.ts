import { z } from "zod";
import { hasNoLink, isSeen } from "../domain/plain-name.ts";

/** A line of text that must be there, without the spaces around it. */
export function requiredText(name: string, max: number) {
  return z
    .string(`${name} is required.`)
    .trim()
    .min(1, `${name} is required.`)
    .max(max, `${name} can be up to ${max} characters long.`)
    .refine(canBeShown, `${name} has a character that cannot be shown.`);
}

/** A line of text that may be left out or empty. */
export function optionalText(name: string, max: number) {
  return z
    .string(`${name} must be text.`)
    .trim()
    .max(max, `${name} can be up to ${max} characters long.`)
    .refine(canBeShown, `${name} has a character that cannot be shown.`)
    .optional();
}

/** A field that a form leaves empty: null and "" are none. */
export function emptyIsNone<S extends z.ZodType>(schema: S, sentence: string) {
  return z.union([z.literal("").transform(() => null), schema], { error: sentence }).nullish();
}

export const UNSHOWABLE_SENTENCE = "This text has a character that cannot be shown.";
/** Whether a text is free of control characters: PostgreSQL keeps no NUL, and we use none but line break and tab. */
export function canBeShown(text: string): boolean {
  return !/\p{Cc}/u.test(text.replace(/[\t\r\n]/g, ""));
}

const LINK_IN_NAME_SENTENCE = "A name cannot have a web address in it.";
const UNSEEN_SENTENCE = "A name cannot have letters in it that nobody sees.";

/** A name is one line: a line break in it would be a line of its own in a mail to somebody else. */
function onOneLine(text: string): string {
  return text.replace(/\s*[\t\r\n\u2028\u2029]\s*/g, " ").trim();
}

/** A person's name: a line of text that must be there, without a web address. */
export function personName(sentence: { missing: string; field: string }, max: number) {
  return z
    .string(sentence.missing)
    .transform(onOneLine)
    .pipe(
      z
        .string()
        .min(1, sentence.missing)
        .max(max, `${sentence.field} has at most ${max} characters.`)
        .refine(canBeShown, `${sentence.field} has a character that cannot be shown.`)
        .refine(isSeen, UNSEEN_SENTENCE)
        .refine(hasNoLink, LINK_IN_NAME_SENTENCE),
    );
}
