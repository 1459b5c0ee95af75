import { z } from "zod";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { dayRangeQuery } from "../day-range.ts";
import { optionalText } from "../wire-text.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { AUDIT_END, auditCheckSchema, auditEntrySchema } from "./audit-records.ts";
import { pageQuery } from "../record-pages.ts";

const office = endpoints({ tag: "Audit log", access: STAFF_ONLY, needs: ["records"], base: "/admin" });

/** Which changes are meant, on days of the island's calendar, the end left out. */
const auditFilterQuery = z.object({
  q: optionalText("The search", 100),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** "true" for the entries that say a value, as a sign-in doesn't. */
  with_values: z.enum(["true", "false"], { error: "with_values is true or false." }).optional(),
  ...dayRangeQuery.shape,
});

export type AuditFilter = z.output<typeof auditFilterQuery>;

export const listAuditLogEndpoint = office({
  id: "listAuditLog",
  method: "GET",
  path: "/audit-log/",
  summary: "Who changed what, the newest first; `q` looks in who did it and in what it was done to.",
  query: pageQuery.extend(auditFilterQuery.shape),
  strictQuery: true,
  output: z.array(auditEntrySchema),
  conditional: true,
});

export const exportAuditLogEndpoint = office({
  id: "exportAuditLog",
  method: "GET",
  path: "/audit-log/export/",
  summary: "The same as CSV, a line for each value, old and new.",
  query: auditFilterQuery.extend({ language: languageSchema.optional() }),
  strictQuery: true,
  output: "csv",
  mayLag: true,
});

export const checkAuditLogEndpoint = office({
  id: "checkAuditLog",
  method: "GET",
  path: "/audit-log/check/",
  summary: "Whether the audit log is as it was written. `known` is an end that was noted before.",
  query: z.object({
    known: z.string().regex(AUDIT_END, "An end is a number, a colon and 64 hexadecimal digits.").optional(),
  }),
  output: auditCheckSchema,
});
