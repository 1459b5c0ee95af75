import { z } from "zod";
import { typedPasswordSchema } from "../accounts/account.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { importResultSchema, MAX_IMPORT_BYTES } from "./data-import.ts";
import { IMPORT_KINDS } from "./import-columns.ts";

export const exportDataEndpoint = endpoint({
  id: "exportData",
  method: "POST",
  path: "/admin/data/export/",
  summary:
    "Everything the company has, a CSV file for each kind of record, in one ZIP file. The password is asked for once more.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: z.object({ password: typedPasswordSchema, language: languageSchema.optional() }),
  status: 200,
  output: "archive",
  mayLag: true,
  limit: "credentials",
});

const FILE_SENTENCE = "A file can have up to 2 MB. Part a larger one in two.";

export const importDataEndpoint = endpoint({
  id: "importData",
  method: "POST",
  path: "/admin/data/import/",
  summary:
    "Brings in riders, drivers, places or past rides from CSV, all of a file or nothing; with `dry_run` it only says what that would do.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: z.object({
    kind: z.enum(IMPORT_KINDS, "Say riders, drivers, places or rides."),
    csv: z.string("Send the CSV as a text.").max(MAX_IMPORT_BYTES, FILE_SENTENCE),
    dry_run: z.boolean("dry_run is true or false."),
  }),
  maxBodyBytes: 6 * 1024 * 1024,
  status: 200,
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

export const getRetentionEndpoint = endpoint({
  id: "getRetention",
  method: "GET",
  path: "/admin/data/retention/",
  summary: "How long guests are kept, and how many are to be removed from their rides.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: retentionSchema,
});

export const runRetentionEndpoint = endpoint({
  id: "runRetention",
  method: "POST",
  path: "/admin/data/retention/",
  summary:
    "Removes the guests whose time is over from their rides now; the server does the same every six hours.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.object({ rides: z.int() }),
});
