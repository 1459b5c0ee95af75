import { z } from "zod";
import { PAID_OUT_BY } from "../../domain/cases/cash-refund.ts";
import { amountSchema } from "../amount-schema.ts";
import { requiredText } from "../wire-text.ts";

const HIGHEST = 10_000;
const AMOUNT = `An amount is a number from 0.01 to ${HIGHEST} with at most two decimals.`;
const money = z.string();

/** Money that is given back in cash of the fare of the ride of a case. */
export const newCashRefundSchema = z
  .object({
    currency: z.enum(["usd", "xcg"], "Say usd or xcg."),
    amount: amountSchema(AMOUNT, { least: 0.01, most: HIGHEST }),
    /** The driver is credited in their next settlement. */
    paid_out_by: z.enum(PAID_OUT_BY, "Say office or driver."),
    reason: requiredText("The reason", 200),
  })
  .meta({ id: "NewCashRefund" });
export type NewCashRefund = z.infer<typeof newCashRefundSchema>;

/** A refund in cash, with the number of its receipt. */
export const cashRefundSchema = z
  .object({
    id: z.int(),
    usd: money,
    xcg: money,
    /** Both as dollars of the fare. */
    worth: money,
    /** The driver who handed it over; null where the office did. */
    driver_name: z.string().nullable(),
    reason: z.string(),
    by: z.string(),
    at: z.iso.datetime(),
  })
  .meta({ id: "CashRefund" });
export type CashRefund = z.infer<typeof cashRefundSchema>;
