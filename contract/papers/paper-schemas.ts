import { z } from "zod";
import { isDate } from "../../domain/curacao-time.ts";
import { PAPERS, type PaperDays } from "../../domain/papers/papers.ts";

export const paperSchema = z.enum(PAPERS).meta({ id: "Paper" });
const day = z.string().refine(isDate, "A date is YYYY-MM-DD.");

export const paperDaysSchema = z.object({
  license_expires_on: day.nullable(),
  permit_expires_on: day.nullable(),
  insurance_expires_on: day.nullable(),
  inspection_expires_on: day.nullable(),
  season_permit_ends_on: day.nullable(),
} satisfies Record<keyof PaperDays, z.ZodType>);

export const datedPaperSchema = z.object({ paper: paperSchema, date: day }).meta({ id: "DatedPaper" });

/** The staff let a driver work without a paper until the end of a day. */
export const papersOverrideSchema = z
  .object({ until: day, reason: z.string(), by: z.string() })
  .meta({ id: "PapersOverride" });
export type PapersOverride = z.infer<typeof papersOverrideSchema>;
