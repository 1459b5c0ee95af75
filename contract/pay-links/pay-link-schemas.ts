import { z } from "zod";
import { amountSchema } from "../amount-schema.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import {
  LEAST_DEPOSIT_MINUTES,
  MOST_DEPOSIT_HOURS,
  MOST_DEPOSIT_MINUTES,
} from "../../domain/pay-links/deposit-due.ts";
import { toDollars } from "../../domain/dollars.ts";
import { MOST_TIP_CENTS } from "../../domain/pay-links/tip.ts";
import {
  LEAST_PAID_CENTS,
  PAY_CURRENCIES,
  PAY_MODES,
  PAY_PROVIDERS,
  PAY_PURPOSES,
  PAY_STATES,
} from "../../domain/pay-links/pay-link.ts";

/** More than any fare or statement, so that a slip of the thumb is noticed. */
const HIGHEST = 100_000;
const HIGHEST_FEE = 1_000;
const money = z.string();
const purposeSchema = z.enum(PAY_PURPOSES);
const stateSchema = z.enum(PAY_STATES);
const currencySchema = z.enum(PAY_CURRENCIES, "Say USD or XCG.");

function amount(most: number) {
  const sentence = `An amount is a number from 1 to ${most} with at most two decimals.`;
  return amountSchema(sentence, { least: 1, most });
}

/** The end of the address of a page where something is paid. */
export const payCodeSchema = z.string().min(1).max(64);

const DEPOSIT_MINUTES = `The time to pay a deposit is a whole number of minutes from ${LEAST_DEPOSIT_MINUTES} to ${MOST_DEPOSIT_MINUTES}.`;
const DEPOSIT_HOURS = `A deposit is due a whole number of hours, from 0 to ${MOST_DEPOSIT_HOURS}, before the pickup.`;
const PERCENT = "A deposit is a whole number from 1 to 100 percent.";

/** How many minutes after the booking a ride for later waits for its deposit and is then cancelled; null where it goes on without. */
const depositMinutes = z
  .int(DEPOSIT_MINUTES)
  .min(LEAST_DEPOSIT_MINUTES, DEPOSIT_MINUTES)
  .max(MOST_DEPOSIT_MINUTES, DEPOSIT_MINUTES)
  .nullable();
/** The deposit is due at least so many hours before the pickup; a ride that is nearer never waits for it. */
const depositHours = z.int(DEPOSIT_HOURS).min(0, DEPOSIT_HOURS).max(MOST_DEPOSIT_HOURS, DEPOSIT_HOURS);

/** Settings of paying by link, which staff decide. */
export const payLinkSettingsSchema = z.object({
  mode: z.enum(PAY_MODES, "Say off, offered or deposit."),
  deposit_percent: z.int(PERCENT).min(1, PERCENT).max(100, PERCENT),
  /** The fee for a passenger who wasn't there, in dollars; null for none. */
  no_show_fee: amount(HIGHEST_FEE).nullable(),
  currency: currencySchema,
  deposit_minutes: depositMinutes.default(null),
  deposit_hours: depositHours.default(2),
});
export type PayLinkSettings = z.output<typeof payLinkSettingsSchema>;

export const DEFAULT_PAY_LINK_SETTINGS: PayLinkSettings = {
  mode: "off",
  deposit_percent: 30,
  no_show_fee: null,
  currency: "USD",
  deposit_minutes: null,
  deposit_hours: 2,
};

/** The settings, and whether they can come to anything. */
export const shownPayLinkSettingsSchema = payLinkSettingsSchema
  .extend({
    deposit_minutes: depositMinutes,
    deposit_hours: depositHours,
    /** Null where the server has nobody who takes the money: then nothing is offered, whatever the settings say. */
    provider: z.enum(PAY_PROVIDERS).nullable(),
    version: z.int(),
  })
  .meta({ id: "PayLinkSettings" });

/** An amount that a guest can pay by link now. Amounts are dollars with two decimals, as text. */
export const payOfferSchema = z
  .object({ purpose: z.enum(["fare", "deposit"]), amount: money })
  .meta({ id: "PayOffer" });
export type PayOffer = z.infer<typeof payOfferSchema>;

/** A tip that a guest can give by link after the ride. Amounts are dollars with two decimals, as text. */
export const tipOfferSchema = z
  .object({ amounts: z.array(money), least: money, most: money })
  .meta({ id: "TipOffer" });
export type TipOffer = z.infer<typeof tipOfferSchema>;

const MOST_TIP = toDollars(MOST_TIP_CENTS);
const LEAST_TIP = toDollars(LEAST_PAID_CENTS);

/** A tip, in dollars. */
export const newTipSchema = z
  .object({
    amount: amountSchema(`A tip is a number from ${LEAST_TIP} to ${MOST_TIP} with at most two decimals.`, {
      least: LEAST_TIP,
      most: MOST_TIP,
    }),
  })
  .meta({ id: "NewTip" });

/** A payment as its page shows it to everybody who has the address. */
export const paymentToMakeSchema = z
  .object({
    code: z.string(),
    purpose: purposeSchema,
    state: stateSchema,
    /** In dollars, with two decimals. */
    amount: money,
    currency: currencySchema,
    /** The amount that the provider asks for, in that currency. */
    charged: money,
    /** Of the ride, or the number of the statement. */
    reference: z.string(),
    /** Where it is paid; null while the provider hasn't given it, and once there is nothing to pay. */
    link: z.string().nullable(),
    expires_at: z.string(),
    /** Nobody pays anything: the server is on trial. */
    trial: z.boolean(),
  })
  .meta({ id: "PaymentToMake" });
export type PaymentToMake = z.infer<typeof paymentToMakeSchema>;

const refundSchema = z.object({
  amount: money,
  reason: z.string(),
  by: z.string(),
  at: z.string(),
  /** `asked` of the provider; `done`; `refused` by the provider, and then it counts for nothing. */
  state: z.enum(["asked", "done", "refused"]),
  /** The one who bears it, where the ride was driven; missing from an older server. */
  borne_by: z.enum(["company", "driver"]).optional(),
});

/** A payment by link as the office sees it. */
export const payLinkSchema = z
  .object({
    id: z.int(),
    code: z.string(),
    purpose: purposeSchema,
    state: stateSchema,
    amount: money,
    currency: currencySchema,
    charged: money,
    refunded: money,
    /** An amount to be given back: the ride isn't driven, or was paid otherwise, or costs less. */
    refund_due: money,
    ride: z
      .object({
        id: z.int(),
        reference: z.string(),
        rider_name: z.string(),
        /** The driver of a ride that was driven, for whoever may let them bear a refund; missing from an older server. */
        driver_name: z.string().nullish(),
      })
      .nullable(),
    statement: z.object({ id: z.int(), number: z.int(), name: z.string() }).nullable(),
    provider: z.enum(PAY_PROVIDERS),
    /** The provider's own number of it. */
    provider_id: z.string().nullable(),
    /** The office gives money back at the provider's own site and says so here. */
    refunds_by_hand: z.boolean(),
    /** The account that asked for it; null for the guest. */
    asked_by: z.string().nullable(),
    /** The provider couldn't be reached; it is tried again. */
    in_trouble: z.boolean(),
    created_at: z.string(),
    expires_at: z.string(),
    sent_at: z.string().nullable(),
    paid_at: z.string().nullable(),
    refunds: z.array(refundSchema),
  })
  .meta({ id: "PayLink" });
export type PayLink = z.infer<typeof payLinkSchema>;

/** A payment that staff ask a passenger for. Without an amount it is what is left to pay, the deposit or the fee of the settings. */
export const newPayLinkSchema = z
  .object({
    ride_id: recordIdSchema.optional(),
    statement_id: recordIdSchema.optional(),
    purpose: purposeSchema.exclude(["tip"]),
    amount: amount(HIGHEST).optional(),
    /** Whether it is sent to the passenger, or the hotel or firm, at once. */
    send: z.boolean().default(true),
  })
  .meta({ id: "NewPayLink" });
export type NewPayLink = z.output<typeof newPayLinkSchema>;

/** A refund, in dollars. */
export const newRefundSchema = z.object({
  amount: amount(HIGHEST),
  reason: requiredText("The reason", 200),
  /** Of a statement: whether what is given back is to be paid again, or is credited with the same reason. */
  counts_as: z.enum(["owed", "credited"], "Say owed or credited.").default("owed"),
  /** Of a driven ride: whether the company bears it, or the driver, in their next settlement. */
  borne_by: z.enum(["company", "driver"], "Say company or driver.").default("company"),
});
