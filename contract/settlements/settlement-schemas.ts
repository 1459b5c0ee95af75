import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { alsoPaidBySchema, paidBySchema } from "../payments/payment-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { isWholeCents } from "../../domain/dollars.ts";
import { fromDollars } from "../../domain/money.ts";
import { PAID_HOWS, SETTLED_KINDS } from "../../domain/settlements/driver-money.ts";

const PERCENT = "A percentage is from 0 to 100 with at most two decimals.";
/** More than any week's difference, so that a slip of the thumb is noticed. */
const HIGHEST_CORRECTION = 100_000;
const CORRECTION = "A correction is an amount with at most two decimals, and not zero.";

const day = z.string().refine(isDate, "A date is YYYY-MM-DD.");
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 0.001;

/** The company's part of a fare, from a day on. */
export const commissionRateSchema = z
  .object({
    valid_from: day,
    percent: z.number(PERCENT).min(0, PERCENT).max(100, PERCENT).refine(hasTwoDecimals, PERCENT),
    /** It is meant to begin before today: open days come out anew, and of closed ones the difference is in the next. */
    back_dated: z.boolean("Say true or false.").optional(),
    /** Why, for the audit log. */
    reason: requiredText("The reason", 300).optional(),
  })
  .meta({ id: "NewCommissionRate" });

const RATE_STATES = ["coming", "in_force", "past", "withdrawn"] as const;

/** A rate in the staff's list; those that are over or were withdrawn stay on it. */
export const listedRateSchema = commissionRateSchema
  .omit({ back_dated: true, reason: true })
  .extend({
    id: z.int(),
    created_at: z.iso.datetime(),
    created_by: z.string(),
    state: z.enum(RATE_STATES),
  })
  .meta({ id: "CommissionRate" });
export type CommissionRate = z.infer<typeof listedRateSchema>;

/** Whose money is settled, and over which days of the island, both included. */
export const settlementPeriodSchema = z.object({ driver_id: recordIdSchema, first_day: day, last_day: day });

const money = z.string();

/** Amounts are text with two decimals, dollars unless their name says guilders (`xcg`). */
const settlementFiguresSchema = z
  .object({
    rides: z.int(),
    fares: money,
    tips: money,
    /** Cash that passengers paid the driver, tips included. */
    cash_usd: money,
    cash_xcg: money,
    /** Fares and tips the company got itself: by card, by link and on account. */
    card: money,
    /** The part paid by link; missing in a list. */
    by_link: money.optional(),
    /** The part given back after the ride, at the company's cost; missing where nothing was, and in a list. */
    given_back: money.optional(),
    /** The part that deals took off the fares, at the company's cost: the commission is less by it. Missing where nothing was, and in a list. */
    deals: money.optional(),
    /** Fares of rides of which nobody said how they were paid; the driver has had them. */
    not_recorded: money,
    commission: money,
    /** Cash that the office signed for on these days. */
    handed_in_usd: money,
    handed_in_xcg: money,
    /** The amount that the company owes the driver; below zero the driver owes it to the company. */
    owed_usd: money,
    owed_xcg: money,
  })
  .meta({ id: "SettlementFigures" });
export type SettlementFigures = z.infer<typeof settlementFiguresSchema>;

/** A bonus, an expense, a charge or a week's rent in a settlement; below nothing the driver owes it. */
const settledEntrySchema = z.object({
  kind: z.enum(SETTLED_KINDS),
  day: z.string(),
  usd: money,
  xcg: money,
  note: z.string(),
});
export type SettledEntry = z.infer<typeof settledEntrySchema>;

/** The debt with what came in beside the rides; missing from an older server. */
const withEntries = {
  /** All of them; no row where there are none. */
  entries: z.array(settledEntrySchema).optional(),
  entries_usd: money.optional(),
  entries_xcg: money.optional(),
};

/** The rest that earlier settlements of the driver left open, and the amount to pay with it; missing from an older server. */
const withCarried = {
  carried_usd: money.optional(),
  carried_xcg: money.optional(),
  to_pay_usd: money.optional(),
  to_pay_xcg: money.optional(),
};

/** A ride of a settlement. */
export const settledRideSchema = z
  .object({
    ride_id: z.int(),
    reference: z.string(),
    completed_at: z.string(),
    paid_by: paidBySchema.nullable(),
    /** The part of the fare that was paid by link; missing where nothing was. */
    by_link: z.string().optional(),
    /** The part of it that was given back after the ride; missing where nothing was. */
    given_back: z.string().optional(),
    /** The part that a deal took off the fare; missing where none did. */
    deal: z.string().optional(),
    fare: money,
    tip: money,
    /** A second way in which a part of the fare was paid, and that part; below nothing, change in the other currency. */
    also_paid_by: alsoPaidBySchema.optional(),
    also_amount: money.optional(),
    /** It wasn't paid: the company has the fare to collect; missing where it was, or nobody said. */
    unpaid: z.literal(true).optional(),
    /** Guilders in the hand, tip included, where it was paid in them. */
    xcg: money.nullable(),
    percent: z.number(),
    commission: money,
  })
  .meta({ id: "SettledRide" });
export type SettledRide = z.infer<typeof settledRideSchema>;

const ofWhomAndWhen = {
  driver_id: z.int(),
  driver_name: z.string(),
  first_day: z.string(),
  last_day: z.string(),
};

/** Whether a period can be closed: not before its last day is over, and only once. */
const PREVIEW_STATES = ["open", "under_way", "settled"] as const;

/** A settlement as it would be made now. */
export const settlementPreviewSchema = settlementFiguresSchema
  .extend({
    ...ofWhomAndWhen,
    ...withEntries,
    ...withCarried,
    /** The debt with the entries; missing from an older server. */
    total_usd: money.optional(),
    total_xcg: money.optional(),
    /** Both currencies of it as dollars, at the rate fixed by law. */
    together: money,
    state: z.enum(PREVIEW_STATES),
    /** The settlements that have some of these days already. */
    settled_by: z.array(z.int()),
    lines: z.array(settledRideSchema),
  })
  .meta({ id: "SettlementPreview" });
export type SettlementPreview = z.infer<typeof settlementPreviewSchema>;

/** A closed settlement: its figures stay as they were, and the total is what is owed with the corrections made since. */
export const settlementSchema = settlementFiguresSchema
  .extend({
    id: z.int(),
    ...ofWhomAndWhen,
    closed_at: z.string(),
    closed_by: z.string(),
    corrections_usd: money,
    corrections_xcg: money,
    entries_usd: money.optional(),
    entries_xcg: money.optional(),
    /** The part that was paid: to the driver, below nothing to the company; missing from an older server. */
    paid_usd: money.optional(),
    paid_xcg: money.optional(),
    /** The rest; missing from an older server. */
    open_usd: money.optional(),
    open_xcg: money.optional(),
    total_usd: money,
    total_xcg: money,
    /** The total of both currencies as dollars, at the rate fixed by law. */
    together: money,
  })
  .meta({ id: "Settlement" });
export type Settlement = z.infer<typeof settlementSchema>;

const correctionSchema = z.object({
  id: z.int(),
  usd: money,
  xcg: money,
  reason: z.string(),
  made_by: z.string(),
  made_at: z.string(),
});

/** A payment of a settlement, or one that takes another back. */
const settlementPaymentSchema = z.object({
  id: z.int(),
  paid_on: z.string(),
  how: z.enum(PAID_HOWS),
  /** The bank's or the receipt's number; of one that takes another back, the reason. */
  reference: z.string(),
  /** The part for this settlement: to the driver, below nothing to the company. */
  usd: money,
  xcg: money,
  made_by: z.string(),
  made_at: z.string(),
  /** The payment that this one takes back. */
  takes_back: z.int().nullable(),
  taken_back: z.boolean(),
});
export type SettlementPayment = z.infer<typeof settlementPaymentSchema>;

/** One settlement with all that belongs to it. */
export const settlementDetailSchema = settlementSchema
  .extend({
    lines: z.array(settledRideSchema),
    corrections: z.array(correctionSchema),
    entries: withEntries.entries,
    /** The earliest first; missing from an older server. */
    payments: z.array(settlementPaymentSchema).optional(),
    /** The same days as they come out now, where they differ: a ride reported late, a payment said anew. */
    now: settlementFiguresSchema.nullable(),
  })
  .meta({ id: "SettlementDetail" });
export type SettlementDetail = z.infer<typeof settlementDetailSchema>;

/** The same as its driver sees it. */
export const ownSettlementSchema = settlementDetailSchema
  .omit({
    now: true,
    driver_id: true,
    driver_name: true,
  })
  .extend({
    /** The rest that all their settlements have left open together; missing from an older server. */
    balance_usd: money.optional(),
    balance_xcg: money.optional(),
  });
export type OwnSettlement = z.infer<typeof ownSettlementSchema>;

/** A period to be closed, with the figures that were looked at. */
export const settlementClosingSchema = settlementPeriodSchema
  .extend({
    seen: z.object({
      rides: z.int(),
      owed_usd: money,
      owed_xcg: money,
      /** With the entries; an older client doesn't know of them. */
      total_usd: money.optional(),
      total_xcg: money.optional(),
    }),
  })
  .meta({ id: "SettlementClosing" });

/** The days of one driver as they come out, closed or not, and the amount to pay. */
const driverToPaySchema = settlementFiguresSchema
  .extend({
    driver_id: z.int(),
    driver_name: z.string(),
    /** Open days can be closed; of others `settlement_id` says in which settlement they are. */
    state: z.enum(PREVIEW_STATES),
    /** The settlement of exactly these days; null where there is none. */
    settlement_id: z.int().nullable(),
    entries_usd: money,
    entries_xcg: money,
    total_usd: money,
    total_xcg: money,
    carried_usd: money,
    carried_xcg: money,
    to_pay_usd: money,
    to_pay_xcg: money,
    /** Both currencies of what there is to pay as dollars, at the rate fixed by law. */
    together: money,
  })
  .meta({ id: "DriverToPay" });
export type DriverToPay = z.infer<typeof driverToPaySchema>;

/** Every driver who drove on some days, has something to settle, or something left open. */
export const driversToPaySchema = z
  .object({ first_day: z.string(), last_day: z.string(), drivers: z.array(driverToPaySchema) })
  .meta({ id: "DriversToPay" });
export type DriversToPay = z.infer<typeof driversToPaySchema>;

/** A later change of what is owed: for the driver, or with a minus for the company. */
export const newCorrectionSchema = z
  .object({
    currency: z.enum(["usd", "xcg"], "Say usd or xcg."),
    amount: z
      .number(CORRECTION)
      .min(-HIGHEST_CORRECTION, CORRECTION)
      .max(HIGHEST_CORRECTION, CORRECTION)
      .refine((value) => isWholeCents(value) && fromDollars(value) !== 0, CORRECTION),
    reason: requiredText("The reason", 300),
  })
  .meta({ id: "NewCorrection" });
