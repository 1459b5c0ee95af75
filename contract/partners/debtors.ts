import { z } from "zod";

const money = z.string();

/** Debts on statements by how many days they are overdue; amounts are dollars as text with two decimals. */
const agedDebts = {
  not_due: money,
  days_1_30: money,
  days_31_60: money,
  days_61_90: money,
  over_90: money,
  /** Below nothing: what was paid beyond a statement. */
  paid_too_much: money,
  /** All of it together. */
  total: money,
};
const agedDebtsSchema = z.object(agedDebts);
export type AgedDebts = z.infer<typeof agedDebtsSchema>;

/** Hotels and firms with statements that aren't even, the largest debt first. */
export const debtorsSchema = z
  .object({
    day: z.string(),
    debtors: z.array(z.object({ partner_id: z.int(), partner_name: z.string(), ...agedDebts })),
    totals: agedDebtsSchema,
  })
  .meta({ id: "Debtors" });
export type Debtors = z.infer<typeof debtorsSchema>;
