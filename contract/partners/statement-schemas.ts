import { z } from "zod";
import { taxPartSchema } from "../books/tax-report.ts";
import { sellerSchema } from "../company/paper-details.ts";
import { isDate } from "../../domain/curacao-time.ts";
import { amountSchema } from "../amount-schema.ts";
import { isWholeCents } from "../../domain/dollars.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { MOVEMENT_KINDS, RECEIVED_HOWS } from "../../domain/partners/statement-entries.ts";

const MONTH = "A month is YYYY-MM.";
export const monthSchema = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, MONTH);

const money = z.string();
/** More than any statement, so that a slip of the thumb is noticed. */
const HIGHEST = 1_000_000;
const AMOUNT = `An amount is a number from 0.01 to ${HIGHEST} with at most two decimals.`;
const statementAmount = amountSchema(AMOUNT, { least: 0.01, most: HIGHEST });
const DAY = "A day is YYYY-MM-DD.";

/** A ride of a statement. The passenger is forgotten when the guest is; the fare stays. */
const statementLineSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    completed_at: z.string(),
    rider_name: z.string(),
    room: z.string().nullable(),
    /** The contract that the ride came of; missing from an older server. */
    contract: z.string().nullish(),
    pickup_location: z.string(),
    dropoff_location: z.string(),
    fare: money,
  })
  .meta({ id: "StatementLine" });
export type StatementLine = z.infer<typeof statementLineSchema>;

/** A fare of an earlier statement that was corrected upwards since: the difference is asked on this one. */
const statementCorrectionSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    completed_at: z.string(),
    from: money,
    to: money,
    amount: money,
    reason: z.string(),
  })
  .meta({ id: "StatementCorrection" });
export type StatementCorrection = z.infer<typeof statementCorrectionSchema>;

/** The rides of a month that no statement has. */
const unbilledMonthSchema = z.object({ month: z.string(), rides: z.int(), total: money });

/** Between which days of the island the rides were; null where there are none. */
const days = { first_day: z.string().nullable(), last_day: z.string().nullable() };

/** A month's statement as it would be made: the rides of that month which no statement has. */
export const statementPreviewSchema = z
  .object({
    partner_id: z.int(),
    partner_name: z.string(),
    month: z.string(),
    rides: z.int(),
    total: money,
    ...days,
    /** Whether it can be made: not before the month is over; `made` where every ride of the month is on one. */
    state: z.enum(["open", "under_way", "made"]),
    lines: z.array(statementLineSchema),
    /** Corrections in the total beside the rides; missing from an older server. */
    corrections: z.array(statementCorrectionSchema).optional(),
    /** Every month that is over and has rides which no statement has, this one too, the oldest first. */
    unbilled: z.array(unbilledMonthSchema),
  })
  .meta({ id: "StatementPreview" });
export type StatementPreview = z.infer<typeof statementPreviewSchema>;

/** A statement that was made: its rides and its total stay as they were. */
export const statementSchema = z
  .object({
    id: z.int(),
    /** Counted from 1, without a gap. */
    number: z.int(),
    partner_id: z.int(),
    partner_name: z.string(),
    month: z.string(),
    rides: z.int(),
    ...days,
    total: money,
    /** The amount received, less refunds. */
    received: money,
    credited: money,
    /** The rest: the total less both. Below nothing it is a credit of the hotel or firm. */
    owed: money,
    made_at: z.string(),
    made_by: z.string(),
    /** When it was last sent by mail. */
    mailed_at: z.string().nullable(),
    /** The last day to pay it, of the island; missing from an older server. */
    due_on: z.string().optional(),
    /** Worked out: nothing is left to pay, since then, by what came in last. */
    paid: z.object({ at: z.string(), by: z.string(), note: z.string() }).nullable(),
  })
  .meta({ id: "Statement" });
export type Statement = z.infer<typeof statementSchema>;

/** One thing that moved what is owed. */
const statementEntrySchema = z.object({
  /** Of an entry that staff made; null for what was paid or given back by link. */
  id: z.int().nullable(),
  kind: z.enum(MOVEMENT_KINDS),
  how: z.enum([...RECEIVED_HOWS, "link"]).nullable(),
  /** By so much less is owed; below nothing, more. */
  amount: money,
  /** The debt after it. */
  owed_after: money,
  /** The day on which it came in, where staff noted it. */
  received_on: z.string().nullable(),
  reason: z.string(),
  /** Of a credit: the number of its note, counted from 1 without a gap; missing from an older server. */
  note_number: z.int().nullish(),
  by: z.string(),
  at: z.string(),
  /** It was wrong, and another entry takes it back. */
  taken_back: z.boolean(),
});
export type StatementEntry = z.infer<typeof statementEntrySchema>;

/** One statement with all that is printed on it. */
export const statementDetailSchema = statementSchema
  .extend({
    address: z.string(),
    crib: z.string(),
    email: z.string(),
    lines: z.array(statementLineSchema),
    /** Corrections in the total beside the rides; missing from an older server. */
    corrections: z.array(statementCorrectionSchema).optional(),
    /** The turnover tax that is in its fares, by rate; missing from an older server. */
    taxes: z.array(taxPartSchema).optional(),
    /** The company as it sends it; null where an earlier version made it. */
    seller: sellerSchema.nullish(),
    /** Reminders that were sent, the earliest first; nobody's name where one went by itself. Missing from an older server. */
    reminders: z.array(z.object({ at: z.string(), by: z.string().nullable() })).optional(),
    /** Entries that changed the debt, the earliest first. */
    entries: z.array(statementEntrySchema),
  })
  .meta({ id: "StatementDetail" });
export type StatementDetail = z.infer<typeof statementDetailSchema>;

const seenFigures = z.object({ rides: z.int(), total: money });

/** A month to make a statement of, with the figures that were looked at. */
export const newStatementSchema = z
  .object({ month: monthSchema, seen: seenFigures })
  .meta({ id: "NewStatement" });

/** Every month that has rides which no statement has, with the figures that were looked at. */
export const newStatementsSchema = z.object({
  seen: z
    .array(seenFigures.extend({ month: monthSchema }))
    .min(1)
    .max(120),
});

/** The debt that the caller saw, so that two who note the same payment note it once. */
const seenOwed = money
  .refine(isWholeCents, "What was owed is an amount with at most two decimals.")
  .optional();

/** A payment that came in; without an amount the whole rest. */
export const statementPaidSchema = z.object({
  amount: statementAmount.optional(),
  how: z.enum(RECEIVED_HOWS, "Say bank, cash or other.").default("other"),
  received_on: z.string().refine(isDate, DAY).optional(),
  note: optionalText("The note", 200),
  seen_owed: seenOwed,
});
export type StatementPayment = z.output<typeof statementPaidSchema>;

export const statementCreditSchema = z.object({
  amount: statementAmount,
  reason: requiredText("The reason", 200),
  seen_owed: seenOwed,
});

export const takeBackEntrySchema = z.object({ reason: requiredText("The reason", 200) });
