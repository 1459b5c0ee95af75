import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { amountSchema } from "../amount-schema.ts";
import { isWholeCents } from "../../domain/dollars.ts";
import { ENTRY_KINDS, KEPT_KINDS, PAID_HOWS } from "../../domain/settlements/driver-money.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { listedRateSchema } from "./settlement-schemas.ts";

/** More than any week's amount, so that a slip of the thumb is noticed. */
const HIGHEST = 100_000;
const AMOUNT = `An amount is a number from 0.01 to ${HIGHEST} with at most two decimals.`;
const RENT = `A rent is a number from 0 to ${HIGHEST} with at most two decimals.`;
const PAID = `An amount is a number up to ${HIGHEST} with at most two decimals, with a minus where the driver pays.`;
const DAY = "A date is YYYY-MM-DD.";

const money = z.string();
const day = z.string(DAY).refine(isDate, DAY);
const seenAmount = money.refine(isWholeCents, "What was open is an amount with at most two decimals.");
const paidAmount = amountSchema(PAID, { least: -HIGHEST, most: HIGHEST });

/** A bonus, an expense that the driver paid for the company, or a charge for the driver. */
export const newDriverEntrySchema = z
  .object({
    kind: z.enum(ENTRY_KINDS, "Say bonus, expense or charge."),
    day,
    currency: z.enum(["usd", "xcg"], "Say usd or xcg."),
    amount: amountSchema(AMOUNT, { least: 0.01, most: HIGHEST }),
    note: requiredText("The note", 200),
  })
  .meta({ id: "NewDriverEntry" });
export type NewDriverEntry = z.infer<typeof newDriverEntrySchema>;

/** A week's rent in dollars from a day on; nothing ends it. */
export const newRentSchema = z
  .object({
    valid_from: day,
    amount: amountSchema(RENT, { least: 0, most: HIGHEST }),
  })
  .meta({ id: "NewDriverRent" });

export const reasonSchema = z.object({ reason: requiredText("The reason", 300) });

const howItWasPaid = {
  paid_on: day.optional(),
  how: z.enum(PAID_HOWS, "Say bank, cash, other or set_off."),
  reference: optionalText("The reference", 100),
};

/** The payment of a settlement: to the driver, with a minus to the company; without an amount all that is open. */
export const newSettlementPaymentSchema = z
  .object({
    ...howItWasPaid,
    usd: paidAmount.optional(),
    xcg: paidAmount.optional(),
    /** The open amounts as the caller saw them, so that two who note the same payment note it once. */
    seen: z.object({ usd: seenAmount, xcg: seenAmount }).optional(),
  })
  .meta({ id: "NewSettlementPayment" });
export type NewSettlementPayment = z.infer<typeof newSettlementPaymentSchema>;

/** The payment of all that closed settlements of a driver have left open. */
export const newBalancePaymentSchema = z
  .object({ ...howItWasPaid, seen: z.object({ usd: seenAmount, xcg: seenAmount }) })
  .meta({ id: "NewBalancePayment" });
export type NewBalancePayment = z.infer<typeof newBalancePaymentSchema>;

const driverEntrySchema = z.object({
  id: z.int(),
  kind: z.enum(KEPT_KINDS),
  day: z.string(),
  /** For the driver, below nothing for the company. */
  usd: money,
  xcg: money,
  note: z.string(),
  /** Null where a passenger gave it, as a tip by link. */
  made_by: z.string().nullable(),
  made_at: z.string(),
  /** The entry that this one takes back. */
  takes_back: z.int().nullable(),
  taken_back: z.boolean(),
  /** The settlement that it came into; null while it waits for one. */
  settlement_id: z.int().nullable(),
});
export type DriverEntry = z.infer<typeof driverEntrySchema>;

const driverRentSchema = listedRateSchema.omit({ percent: true }).extend({ amount: money });
export type DriverRent = z.infer<typeof driverRentSchema>;

/** The account of one driver with the company beside the rides. */
export const driverAccountSchema = z
  .object({
    driver_id: z.int(),
    driver_name: z.string(),
    /** The rest of all closed settlements: to the driver, below nothing to the company. */
    balance_usd: money,
    balance_xcg: money,
    /** The latest first, a hundred at most. */
    entries: z.array(driverEntrySchema),
    rents: z.array(driverRentSchema),
    /** Their own commission; where there is none that of everybody counts. */
    commission_rates: z.array(listedRateSchema),
  })
  .meta({ id: "DriverAccount" });
export type DriverAccount = z.infer<typeof driverAccountSchema>;
