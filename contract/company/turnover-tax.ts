import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";

const PERCENT = "A turnover tax is from 0 to 30 percent with at most two decimals.";
const hasTwoDecimals = (value: number) => Math.abs(value * 100 - Math.round(value * 100)) < 0.001;

/** The turnover tax (OB) that is in a fare, from a day on. */
export const newTaxRateSchema = z
  .object({
    valid_from: z.string("A date is YYYY-MM-DD.").refine(isDate, "A date is YYYY-MM-DD."),
    percent: z.number(PERCENT).min(0, PERCENT).max(30, PERCENT).refine(hasTwoDecimals, PERCENT),
  })
  .meta({ id: "NewTaxRate" });
export type NewTaxRate = z.output<typeof newTaxRateSchema>;

/** A rate in the list of staff; those that are over or were withdrawn stay on it. */
export const taxRateSchema = newTaxRateSchema
  .extend({
    id: z.int(),
    created_at: z.iso.datetime(),
    created_by: z.string(),
    state: z.enum(["coming", "in_force", "past", "withdrawn"]),
    /** It can still be withdrawn: no statement has a ride of its days. */
    may_withdraw: z.boolean(),
  })
  .meta({ id: "TaxRate" });
export type TaxRate = z.infer<typeof taxRateSchema>;

/** A rate as receipts reckon with it; the last of several with one day counts. */
export const shownTaxRateSchema = newTaxRateSchema.extend({ id: z.int() });
export type ShownTaxRate = z.infer<typeof shownTaxRateSchema>;
