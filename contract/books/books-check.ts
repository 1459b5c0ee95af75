import { z } from "zod";

/** Sums that are kept beside the history that they come from. */
export const FAULT_KINDS = [
  "statement_rides",
  "statement_paid",
  "link_refunds",
  "ride_paid_by_link",
  "ride_tips",
  "ride_totals",
  "fare_corrections",
  "cash_refunds",
  "settlement_lines",
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

const faultSchema = z.object({
  kind: z.enum(FAULT_KINDS),
  /** The statement, payment, ride, settlement or driver that it is about, by number. */
  id: z.int(),
  /** The sum as it is kept, and as its history adds up to; dollars with two decimals. */
  kept: z.string(),
  found: z.string(),
});
export type BooksFault = z.infer<typeof faultSchema>;

/** The last check of the books; never checked where there is no moment. */
export const booksCheckSchema = z
  .object({ checked_at: z.string().nullable(), faults: z.array(faultSchema) })
  .meta({ id: "BooksCheck" });
export type BooksCheck = z.infer<typeof booksCheckSchema>;
