import { z } from "zod";
import { optionalText } from "../wire-text.ts";

const DAYS = "Days to pay are a whole number from 1 to 120.";

const REMIND = "Days until a reminder are a whole number from 0 to 60.";

/** A line that may be empty; one that is left out is. */
const line = (name: string, longest: number) => optionalText(name, longest).default("");

/** The company's own numbers, as its papers for hotels, firms and the tax office say them; empty is not printed. */
const paperDetailsSchema = z
  .object({
    /** Its number with the tax office. */
    crib: line("The CRIB number", 20),
    bank_name: line("The bank", 80),
    bank_account: line("The account", 40),
    bank_holder: line("The name of the account", 120),
    swift: line("The SWIFT code", 11),
    /** Days that a hotel or firm has to pay a statement. */
    due_days: z.int(DAYS).min(1, DAYS).max(120, DAYS),
    /** Days after that until a reminder goes by itself; none goes by itself where it is 0. */
    remind_after_days: z.int(REMIND).min(0, REMIND).max(60, REMIND).default(0),
  })
  .meta({ id: "PaperDetails" });
export type PaperDetails = z.output<typeof paperDetailsSchema>;

export const DEFAULT_PAPER_DETAILS: PaperDetails = {
  crib: "",
  bank_name: "",
  bank_account: "",
  bank_holder: "",
  swift: "",
  due_days: 30,
  remind_after_days: 0,
};

/** The same with the version that a change must name. */
export const keptPaperDetailsSchema = paperDetailsSchema.extend({ version: z.int() });
export type KeptPaperDetails = z.output<typeof keptPaperDetailsSchema>;

/** The sender of a statement and the account it is paid into, as they were on its day. */
export const sellerSchema = paperDetailsSchema.omit({ due_days: true, remind_after_days: true }).extend({
  legal_name: z.string(),
  address: z.string(),
});
export type Seller = z.output<typeof sellerSchema>;
