import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { dayRangeQuery } from "../day-range.ts";
import { optionalText } from "../wire-text.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { AUDIT_END, auditCheckSchema, auditEntrySchema } from "./audit-records.ts";
import { pageQuery } from "../record-pages.ts";

/** Which changes are meant, on days of the island's calendar, the end left out. */
const auditFilterQuery = z.object({
  q: optionalText("The search", 100),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** "true" for the entries that say a value, as a sign-in doesn't. */
  with_values: z.enum(["true", "false"], { error: "with_values is true or false." }).optional(),
  ...dayRangeQuery.shape,
});

export type AuditFilter = z.output<typeof auditFilterQuery>;

export const listAuditLogEndpoint = endpoint({
  id: "listAuditLog",
  method: "GET",
  path: "/admin/audit-log/",
  summary: "Who changed what, the newest first; `q` looks in who did it and in what it was done to.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend(auditFilterQuery.shape),
  strictQuery: true,
  status: 200,
  output: z.array(auditEntrySchema),
  conditional: true,
});

export const exportAuditLogEndpoint = endpoint({
  id: "exportAuditLog",
  method: "GET",
  path: "/admin/audit-log/export/",
  summary: "The same as CSV, a line for each value, old and new.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: auditFilterQuery.extend({ language: languageSchema.optional() }),
  strictQuery: true,
  status: 200,
  output: "csv",
  mayLag: true,
});

export const checkAuditLogEndpoint = endpoint({
  id: "checkAuditLog",
  method: "GET",
  path: "/admin/audit-log/check/",
  summary: "Whether the audit log is as it was written. `known` is an end that was noted before.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: z.object({
    known: z.string().regex(AUDIT_END, "An end is a number, a colon and 64 hexadecimal digits.").optional(),
  }),
  status: 200,
  output: auditCheckSchema,
});
