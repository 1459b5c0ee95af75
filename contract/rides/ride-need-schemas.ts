import { z } from "zod";
import { canBeShown, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { everyNeed, RIDE_NEEDS, type RideNeed } from "../../domain/rides/ride-needs.ts";

type TextInput = z.ZodOptional<z.ZodNullable<z.ZodString>>;
type FlagInput = z.ZodOptional<z.ZodBoolean>;
type IsFlag<Need extends RideNeed> = (typeof RIDE_NEEDS)[Need]["kind"] extends "flag" ? true : false;

const TIME_SENTENCE = "All aboard is a time of day, like 16:30.";

/** Sentences about a text that is too long; only the server says them. */
const TOO_LONG: { readonly [Need in RideNeed as IsFlag<Need> extends true ? never : Need]: string } = {
  flight_number: `A flight number has at most ${RIDE_NEEDS.flight_number.max} characters.`,
  all_aboard: TIME_SENTENCE,
  child_ages: "Name at most six children.",
  notes: `Notes can be up to ${RIDE_NEEDS.notes.max} characters long.`,
};

/** An age in whole years for each seat, "?" where nobody said it; or nothing. */
const AGES = /^((\?|1?\d)(, ?(\?|1?\d))*)?$/;

/** Hours and minutes of a day; or nothing. */
const CLOCK = /^(([01]\d|2[0-3]):[0-5]\d)?$/;

/** Each need as a booking or an edit sends it: left out it is none, or stays as it is; null takes a text away. */
export const needInputs = everyNeed<{
  [Need in RideNeed]: IsFlag<Need> extends true ? FlagInput : TextInput;
}>((need) => {
  const field = RIDE_NEEDS[need];
  if (field.kind === "flag" || !isText(need)) return z.boolean().optional();
  return z
    .string("Please enter a text.")
    .trim()
    .overwrite((text) => (field.capitals ? text.toUpperCase() : text))
    .max(field.max, TOO_LONG[need])
    .refine(canBeShown, UNSHOWABLE_SENTENCE)
    .refine((text) => need !== "child_ages" || AGES.test(text), "Say each child's age in years, like 0, 4.")
    .refine((text) => need !== "all_aboard" || CLOCK.test(text), TIME_SENTENCE)
    .nullish();
});

/** Each need as a ride shows it. */
export const needOutputs = everyNeed<{
  [Need in RideNeed]: IsFlag<Need> extends true ? z.ZodBoolean : z.ZodNullable<z.ZodString>;
}>((need) => (RIDE_NEEDS[need].kind === "flag" ? z.boolean() : z.string().nullable()));

function isText(need: RideNeed): need is keyof typeof TOO_LONG {
  return Object.hasOwn(TOO_LONG, need);
}
