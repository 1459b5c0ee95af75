import { z } from "zod";
import { VIP_LEVEL_RIDES } from "../../domain/accounts/vip-level.ts";
import { DEAL_KINDS, DEAL_TRIPS } from "../../domain/deals/deal.ts";
import { amountSchema } from "../amount-schema.ts";
import { islandDaySchema } from "../day-range.ts";
import { recordIdSchema } from "../record-id.ts";
import { UNSHOWABLE_SENTENCE, canBeShown, requiredText } from "../wire-text.ts";
import { dealCodeSchema } from "./deal-code.ts";
import { dealWordingSchema } from "./deal-wording.ts";

const LONGEST_NAME = 60;
const LONGEST_TEXT = 300;
/** The highest of the VIP levels. */
const MOST_LEVEL = VIP_LEVEL_RIDES.length - 1;
const MOST_PERCENT = 90;
const MOST_LIMIT = 100_000;

const KIND = "Choose how guests come by the deal.";
const PERCENT = `A percentage is a whole number from 1 to ${MOST_PERCENT}.`;
const OFF = "What comes off is an amount from 0.01 to 1000 dollars with at most two decimals.";
const MINIMUM = "A least fare is an amount from 0 to 1000 dollars with at most two decimals.";
const LIMIT = "A limit is a whole number from 1, or nothing.";
const LEVEL = `A VIP level is a whole number from 1 to ${MOST_LEVEL}.`;

function other(most: number) {
  return z
    .string()
    .trim()
    .max(most, `Use no more than ${most} characters.`)
    .refine(canBeShown, UNSHOWABLE_SENTENCE)
    .transform((words) => (words === "" ? undefined : words))
    .optional();
}

const others = (most: number) => ({ nl: other(most), es: other(most), pap: other(most), de: other(most) });
const day = islandDaySchema.nullable();
const limit = z.int(LIMIT).min(1, LIMIT).max(MOST_LIMIT, LIMIT).nullable();

const facts = z.object({
  kind: z.enum(DEAL_KINDS, KIND),
  name: z.object({ en: requiredText("The name", LONGEST_NAME), ...others(LONGEST_NAME) }),
  text: z.object({
    en: z
      .string()
      .trim()
      .max(LONGEST_TEXT, `Use no more than ${LONGEST_TEXT} characters.`)
      .refine(canBeShown, UNSHOWABLE_SENTENCE),
    ...others(LONGEST_TEXT),
  }),
  code: dealCodeSchema.nullable(),
  partner_id: recordIdSchema.nullable(),
  level: z.int(LEVEL).min(1, LEVEL).max(MOST_LEVEL, LEVEL).nullable(),
  percent: z.int(PERCENT).min(1, PERCENT).max(MOST_PERCENT, PERCENT).nullable(),
  /** Dollars, in the place of a percentage. */
  off: amountSchema(OFF, { least: 0.01, most: 1_000 }).nullable(),
  minimum: amountSchema(MINIMUM, { least: 0, most: 1_000 }),
  trips: z.enum(DEAL_TRIPS, "Choose the trips."),
  valid_from: day,
  valid_until: day,
  most_uses: limit,
  most_per_person: limit,
  on: z.boolean("Say yes or no."),
  shown: z.boolean("Say yes or no."),
});

type Facts = z.output<typeof facts>;

/** The faults between fields of a deal, by field. */
function faultsOf(deal: Facts): readonly (readonly [keyof Facts, string])[] {
  const { kind, code, level, partner_id, percent, off, minimum, valid_from, valid_until } = deal;
  const faults: [keyof Facts, boolean, string][] = [
    [
      "code",
      (kind === "code") !== (code !== null),
      "A deal by code needs a code, and no other deal has one.",
    ],
    [
      "level",
      (kind === "vip_level") !== (level !== null),
      "A deal for VIPs needs a level, and no other deal has one.",
    ],
    ["partner_id", partner_id !== null && kind !== "partner_guests", "This deal isn't for a hotel's guests."],
    ["percent", (percent === null) === (off === null), "Give a percentage or an amount: one of the two."],
    ["minimum", off !== null && minimum <= off, "The least fare has to be more than what comes off."],
    [
      "valid_until",
      valid_from !== null && valid_until !== null && valid_until < valid_from,
      "The last day is before the first.",
    ],
  ];
  return faults.flatMap(([field, isFault, sentence]) => (isFault ? [[field, sentence] as const] : []));
}

function refine(deal: Facts, context: z.RefinementCtx<Facts>): void {
  for (const [field, message] of faultsOf(deal)) context.addIssue({ code: "custom", path: [field], message });
}

/** A deal as staff make it, and as they change the version that they looked at. */
export const dealInput = facts.superRefine(refine);
export const dealChangeInput = facts
  .extend({ version: z.int("Say which version you looked at.") })
  .superRefine(refine);
export type DealInput = z.output<typeof dealInput>;

export const dealSchema = z
  .object({
    id: z.int(),
    version: z.int(),
    kind: z.enum(DEAL_KINDS),
    name: dealWordingSchema,
    text: dealWordingSchema,
    code: z.string().nullable(),
    partner_id: z.int().nullable(),
    partner_name: z.string().nullable(),
    level: z.int().nullable(),
    percent: z.int().nullable(),
    off: z.number().nullable(),
    minimum: z.number(),
    trips: z.enum(DEAL_TRIPS),
    valid_from: z.string().nullable(),
    valid_until: z.string().nullable(),
    most_uses: z.int().nullable(),
    most_per_person: z.int().nullable(),
    on: z.boolean(),
    shown: z.boolean(),
    /** The bookings that have it; a cancelled one has given it back. */
    uses: z.int(),
  })
  .meta({ id: "Deal" });
export type WireDeal = z.output<typeof dealSchema>;
