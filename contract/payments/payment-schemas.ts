import { z } from "zod";
import { amountSchema } from "../amount-schema.ts";
import { canBeShown, optionalText, UNSHOWABLE_SENTENCE } from "../wire-text.ts";
import { ALSO_PAID_BY, PAID_BY, UNPAID_REASONS } from "../../domain/payments/payment.ts";

/** More than any fare, so that a slip of the thumb is noticed. */
const HIGHEST_TIP = 1_000;
const HIGHEST_ALSO = 10_000;
const HIGHEST_COUNT = 100_000;

export const paidBySchema = z
  .enum(PAID_BY, "Say cash_usd, cash_xcg, card or account.")
  .meta({ id: "PaidBy" });

export const alsoPaidBySchema = z
  .enum(ALSO_PAID_BY, "Say cash_usd, cash_xcg or card.")
  .meta({ id: "AlsoPaidBy" });

/** Why a driven ride wasn't paid. */
export const unpaidReasonSchema = z
  .enum(UNPAID_REASONS, "Say later, refused, left or other.")
  .meta({ id: "UnpaidReason" });

/** An amount of money with at most two decimals, in whole units of its currency. */
function amountUpTo(most: number) {
  const sentence = `An amount is a number from 0 to ${most} with at most two decimals.`;
  return amountSchema(sentence, { least: 0, most });
}

const TIP_ALONE = "A tip needs paid_by.";
const TIP_IN_GUILDERS = "tip_xcg is for cash_xcg.";
const ONE_TIP = "Send the tip in dollars or in guilders, not both.";

const ALSO = `A part is an amount up to ${HIGHEST_ALSO} with at most two decimals, and not nothing.`;
const BOTH_OF_ALSO = "Send also_paid_by and also_amount together.";
const CASH_FIRST = "Say the cash in paid_by and what else in also_paid_by, which is another way.";
const CHANGE_IS_CASH = "Change below nothing is in cash of the other currency.";

const paymentFields = {
  paid_by: paidBySchema.optional(),
  /** The tip in dollars. */
  tip: amountUpTo(HIGHEST_TIP).optional(),
  /** The tip in guilders, where the passenger paid in them. */
  tip_xcg: amountUpTo(HIGHEST_TIP).optional(),
  /** A second way in which a part of the fare was paid beside cash. */
  also_paid_by: alsoPaidBySchema.optional(),
  /** That part, in dollars; below nothing, the change that was given back in cash of the other currency. */
  also_amount: amountSchema(ALSO, { least: -HIGHEST_ALSO, most: HIGHEST_ALSO })
    .refine((amount) => amount !== 0, ALSO)
    .optional(),
};
type Fields = z.infer<z.ZodObject<typeof paymentFields>>;

/** How a ride was paid, or that it wasn't, as it may go with another step. */
export const optionalPaymentSchema = z.object({
  ...paymentFields,
  /** It wasn't paid, and why. */
  unpaid: unpaidReasonSchema.optional(),
  /** More of that, in the driver's words. */
  unpaid_note: optionalText("The note", 300),
});
export type SaidOfPayment = z.infer<typeof optionalPaymentSchema>;

const LONGEST_REASON = 300;

/** How a ride was paid, said by itself. */
export const paymentSchema = z
  .object({
    ...paymentFields,
    paid_by: paidBySchema,
    /** Why the account of a hotel or firm doesn't pay a ride that was booked on it; dispatch alone says so. */
    reason: z
      .string()
      .trim()
      .min(1, "A reason is needed.")
      .max(LONGEST_REASON, `A reason has at most ${LONGEST_REASON} characters.`)
      .refine(canBeShown, UNSHOWABLE_SENTENCE)
      .optional(),
  })
  .superRefine(checkPayment)
  .meta({ id: "Payment" });
export type RecordedPayment = z.infer<typeof paymentSchema>;
/** The same without a reason, as a driver says it. */
export type PaymentInput = Omit<RecordedPayment, "reason">;

/** A tip needs to be of a payment, and in one currency. */
export function checkPayment(body: Fields, context: z.RefinementCtx): void {
  for (const [field, message] of faultsOf(body)) {
    context.addIssue({ code: "custom", path: [field], message });
  }
}

function faultsOf(fields: Fields): [field: string, message: string][] {
  return [...faultsOfTip(fields), ...faultsOfAlso(fields)];
}

function faultsOfAlso({ paid_by, also_paid_by: also, also_amount: amount }: Fields): [string, string][] {
  if (also === undefined && amount === undefined) return [];
  if (also === undefined || amount === undefined) return [["also_amount", BOTH_OF_ALSO]];
  if ((paid_by !== "cash_usd" && paid_by !== "cash_xcg") || paid_by === also)
    return [["also_paid_by", CASH_FIRST]];
  return amount < 0 && also === "card" ? [["also_amount", CHANGE_IS_CASH]] : [];
}

function faultsOfTip({ paid_by, tip, tip_xcg }: Fields): [field: string, message: string][] {
  if (tip === undefined && tip_xcg === undefined) return [];
  if (paid_by === undefined) return [["paid_by", TIP_ALONE]];
  if (tip_xcg === undefined) return [];
  if (paid_by !== "cash_xcg") return [["tip_xcg", TIP_IN_GUILDERS]];
  return tip === undefined ? [] : [["tip", ONE_TIP]];
}

/** Cash counted at the end of a shift. */
export const countedSchema = z
  .object({
    counted_usd: amountUpTo(HIGHEST_COUNT),
    counted_xcg: amountUpTo(HIGHEST_COUNT),
    note: z.string().trim().max(300, "A note has at most 300 characters.").optional(),
  })
  .meta({ id: "CountedCash" });

const money = z.string();

/** The cash a driver holds by what they recorded since their last closing; amounts are text with two decimals. */
export const heldCashSchema = z
  .object({
    /** When they last closed a shift; null where they never have. */
    since: z.string().nullable(),
    rides: z.int(),
    usd: money,
    xcg: money,
  })
  .meta({ id: "HeldCash" });
export type HeldCash = z.infer<typeof heldCashSchema>;

/** Where the cash of a closed shift is. */
export const CLOSING_STATES = ["with_driver", "handed_in"] as const;
export type ClosingState = (typeof CLOSING_STATES)[number];

/** The end of a shift: what the rides say the driver holds, and what they counted. */
export const shiftClosingSchema = heldCashSchema
  .extend({
    id: z.int(),
    driver_id: z.int(),
    driver_name: z.string(),
    closed_at: z.string(),
    counted_usd: money,
    counted_xcg: money,
    note: z.string(),
    /** Cash that the office took over and signed for; null while the driver has it. */
    handed_in: z
      .object({ at: z.string(), by: z.string(), usd: money, xcg: money, note: z.string() })
      .nullish(),
  })
  .meta({ id: "ShiftClosing" });
export type ShiftClosing = z.infer<typeof shiftClosingSchema>;

/** The office's count when it took over the cash of a shift. */
export const receivedSchema = z
  .object({
    usd: amountUpTo(HIGHEST_COUNT),
    xcg: amountUpTo(HIGHEST_COUNT),
    note: z.string().trim().max(300, "A note has at most 300 characters.").optional(),
  })
  .meta({ id: "ReceivedCash" });

/** The cash a driver has and the office hasn't: by rides since the last closing, and counted in closed shifts. */
export const driverCashSchema = z
  .object({
    driver_id: z.int(),
    driver_name: z.string(),
    rides: z.int(),
    rides_usd: money,
    rides_xcg: money,
    closings: z.int(),
    closed_usd: money,
    closed_xcg: money,
    usd: money,
    xcg: money,
  })
  .meta({ id: "DriverCash" });
export type DriverCash = z.infer<typeof driverCashSchema>;
