import { z } from "zod";
import { IMPORT_KINDS } from "./import-columns.ts";

/** The size of a file that is brought in: the years of a company come in a few. */
export const MAX_IMPORT_BYTES = 2_000_000;
export const MAX_IMPORT_LINES = 5_000;
/** More than a file of ours has columns, known ones and others. */
export const MAX_IMPORT_COLUMNS = 200;
/** So many faults and warnings are told at the most: who mends those sees the next. */
export const MOST_IMPORT_FAULTS = 1_000;
export const MOST_IMPORT_WARNINGS = 20;

/** Faults of a file: the first concern all of it, the others one cell or one line. */
const IMPORT_FAULTS = [
  "no_lines",
  "too_many_lines",
  "too_many_columns",
  "missing_column",
  "column_twice",
  "quotes",
  "too_many_cells",
  "missing",
  "text",
  "name",
  "username",
  "email",
  "phone",
  "choice",
  "yes_no",
  "whole_number",
  "number",
  "day",
  "time",
  "list",
  "plate",
  "not_past",
  "twice",
  "other_role",
  "email_taken",
  "off_island",
  "no_such_rider",
  "no_such_driver",
  "completed_only",
  "payment",
  "settled",
  "no_such_place",
  "ends_before",
] as const;
export type ImportFault = (typeof IMPORT_FAULTS)[number];

/** Warnings, which stop nothing. */
const IMPORT_WARNINGS = [
  "column_left_out",
  "other_role_left_out",
  "deleted_left_out",
  "status_left_out",
  /** How rides were paid that were on an account of elsewhere: they are owed to nobody here. */
  "account_left_out",
] as const;
export type ImportWarning = (typeof IMPORT_WARNINGS)[number];

/** The records that a file would bring in, or has. */
export const importResultSchema = z
  .object({
    kind: z.enum(IMPORT_KINDS),
    dry_run: z.boolean(),
    /** Lines that are added. */
    added: z.int(),
    /** Lines of what is there already, which stays as it is. */
    already_there: z.int(),
    /** The faults in the order of the lines, the first thousand; the heads are line 1. With one of them nothing is brought in. */
    faults: z.array(z.object({ line: z.int(), column: z.string().nullable(), fault: z.enum(IMPORT_FAULTS) })),
    /** Parts that aren't brought in: unknown columns, by name, and lines that don't belong here, counted. */
    warnings: z.array(
      z.object({ warning: z.enum(IMPORT_WARNINGS), column: z.string().nullable(), lines: z.int() }),
    ),
  })
  .meta({ id: "ImportResult" });
export type ImportResult = z.infer<typeof importResultSchema>;
