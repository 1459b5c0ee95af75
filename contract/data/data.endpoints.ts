import { z } from "zod";
import { typedPasswordSchema } from "../accounts/account.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { optionalText } from "../wire-text.ts";
import { importResultSchema, MAX_IMPORT_BYTES } from "./data-import.ts";
import { IMPORT_KINDS } from "./import-columns.ts";

const office = endpoints({
  tag: "Import and export",
  access: STAFF_ONLY,
  needs: ["records"],
  base: "/admin",
});

export const exportDataEndpoint = office({
  id: "exportData",
  method: "POST",
  path: "/data/export/",
  summary:
    "Everything the company has, a CSV file for each kind of record, in one ZIP file. The password is asked for once more.",
  body: z.object({
    password: typedPasswordSchema,
    language: languageSchema.optional(),
    /** Why it is taken, for the second person where one is needed. */
    reason: optionalText("The reason", 200),
  }),
  output: "archive",
  errors: ["approval_needed", "approval_waiting"],
  mayLag: true,
  limit: "credentials",
});

const FILE_SENTENCE = "A file can have up to 2 MB. Part a larger one in two.";

export const importDataEndpoint = office({
  id: "importData",
  method: "POST",
  path: "/data/import/",
  summary:
    "Brings in riders, drivers, places, past rides or cruise calls from CSV, all of a file or nothing; with `dry_run` it only says what that would do.",
  body: z.object({
    kind: z.enum(IMPORT_KINDS, "Say riders, drivers, places, rides or cruise_calls."),
    csv: z.string("Send the CSV as a text.").max(MAX_IMPORT_BYTES, FILE_SENTENCE),
    dry_run: z.boolean("dry_run is true or false."),
  }),
  maxBodyBytes: 6 * 1024 * 1024,
  output: importResultSchema,
  errors: ["import_faults", "account_taken", "edit_conflict"],
});

const retentionSchema = z.object({
  /** A guest's name, phone and exact places stay so many months after the ride. */
  months: z.int(),
  /** When the oldest ride whose guest is still known was due; null where there is none. */
  oldest_ride_at: z.iso.datetime().nullable(),
  /** Rides whose guest is to be removed the next time the server does so. */
  due: z.int(),
});
export type Retention = z.infer<typeof retentionSchema>;

export const getRetentionEndpoint = office({
  id: "getRetention",
  method: "GET",
  path: "/data/retention/",
  summary: "How long guests are kept, and how many are to be removed from their rides.",
  output: retentionSchema,
});

export const runRetentionEndpoint = office({
  id: "runRetention",
  method: "POST",
  path: "/data/retention/",
  summary:
    "Removes the guests whose time is over from their rides now; the server does the same every six hours.",
  output: z.object({ rides: z.int() }),
});
