import { z } from "zod";

const money = z.string();

/** Fares with the tax that is in them; amounts are dollars as text with two decimals. */
const taxedFares = { fares: money, tax: money };

/** Fares of one rate, on a statement or in a month. */
export const taxPartSchema = z.object({
  /** 0 where no rate held. */
  percent: z.number(),
  rides: z.int(),
  ...taxedFares,
  /** The part of it that was credited since. */
  credited: z.object(taxedFares),
});
export type TaxPartOnWire = z.infer<typeof taxPartSchema>;

/** The turnover of a month of the island as the tax office asks for it. */
export const taxReportSchema = z
  .object({
    month: z.string(),
    /** By rate, the highest first. */
    parts: z.array(
      z.object({
        percent: z.number(),
        rides: z.int(),
        ...taxedFares,
        /** Credits on statements that were made in the month, of whatever month the rides are. */
        credited: z.object(taxedFares),
        /** Money that was given back by link in the month after a ride. */
        given_back: z.object(taxedFares),
        /** Fares that were corrected in the month and aren't credited, less what they were before; missing from an older server. */
        corrected: z.object(taxedFares).optional(),
        /** The fares less both with the corrections, and the tax that is left to pay. */
        due: z.object({ ...taxedFares, without_tax: money }),
      }),
    ),
    /** The tax to pay over the month; below nothing it comes back. */
    tax_due: money,
  })
  .meta({ id: "TaxReport" });
export type TaxReport = z.infer<typeof taxReportSchema>;
