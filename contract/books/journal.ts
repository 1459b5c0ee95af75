import { z } from "zod";
import { ACCOUNTS, type AccountName } from "../../domain/books/journal.ts";

const money = z.string();

/** The kinds of things that are entered. */
const ENTRY_KINDS = [
  "ride",
  "hand_in",
  "paid_by_link",
  "refund",
  "given_back",
  "payment",
  "credit",
  "fare_correction",
  "driver_correction",
  "driver_entry",
  "driver_payment",
  "vehicle_cost",
] as const;

/** The double entries of a month of the island, in the order in which they happened. Amounts are dollars with two decimals. */
export const journalSchema = z
  .object({
    month: z.string(),
    entries: z.array(
      z.object({
        /** Counted from 1 in its month. */
        number: z.int(),
        day: z.string(),
        kind: z.enum(ENTRY_KINDS),
        /** The ride or the statement that it is about. */
        reference: z.string(),
        lines: z.array(
          z.object({
            account: z.enum(Object.keys(ACCOUNTS) as [AccountName, ...AccountName[]]),
            debit: money,
            credit: money,
          }),
        ),
      }),
    ),
    /** All debits, which are all credits. */
    total: money,
  })
  .meta({ id: "Journal" });
export type Journal = z.infer<typeof journalSchema>;
export type EntryKind = (typeof ENTRY_KINDS)[number];
