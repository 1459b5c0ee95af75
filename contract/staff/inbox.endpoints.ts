import { z } from "zod";
import { companySchema } from "../company/company.ts";
import { phoneMessagesInput } from "../company/phone-messages.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { recordIdSchema } from "../record-id.ts";
import { dayRangeQuery } from "../day-range.ts";
import { optionalText, requiredText } from "../wire-text.ts";
import { AUDIT_ACTIONS } from "./audit-actions.ts";
import { officeDaySchema } from "./office-day.ts";
import {
  AUDIT_END,
  auditCheckSchema,
  auditEntrySchema,
  companyProfileSchema,
  MESSAGE_STATES,
  officeCountsSchema,
  contactMessageSchema,
} from "./staff-records.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });

/** Which changes are meant, on days of the island's calendar, the end left out. */
const auditFilterQuery = z.object({
  q: optionalText("The search", 100),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** "true" for the entries that say a value, as a sign-in doesn't. */
  with_values: z.enum(["true", "false"], { error: "with_values is true or false." }).optional(),
  ...dayRangeQuery.shape,
});
export type AuditFilter = z.output<typeof auditFilterQuery>;

const MOST_CHANGE_HOURS = 48;
const CHANGE_HOURS_SENTENCE = `Hours are a whole number from 0 to ${MOST_CHANGE_HOURS}.`;

export const getCompanyProfileEndpoint = endpoint({
  id: "getCompanyProfile",
  method: "GET",
  path: "/admin/company/",
  summary: "The company's profile, with the version that an edit must name.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: companyProfileSchema,
});

export const editCompanyProfileEndpoint = endpoint({
  id: "editCompanyProfile",
  method: "PATCH",
  path: "/admin/company/",
  summary: "Changes the company's profile everywhere at once.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: companySchema.partial().extend({
    two_factor_from: z.iso.date("Please choose a date.").nullable().optional(),
    start_code: z.boolean("Say whether drivers ask for a code.").optional(),
    change_hours: z
      .int(CHANGE_HOURS_SENTENCE)
      .min(0, CHANGE_HOURS_SENTENCE)
      .max(MOST_CHANGE_HOURS, CHANGE_HOURS_SENTENCE)
      .optional(),
    driver_changes_wait: z.boolean("Say whether drivers' changes wait for the office.").optional(),
    phone_messages: phoneMessagesInput.optional(),
    version: z.int().optional(),
  }),
  status: 200,
  output: companyProfileSchema,
  errors: ["edit_conflict"],
});

export const listContactMessagesEndpoint = endpoint({
  id: "listContactMessages",
  method: "GET",
  path: "/admin/messages/",
  summary: "The staff's inbox, the newest first; `q` looks in who wrote and in what they wrote.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(MESSAGE_STATES).optional(),
  }),
  status: 200,
  output: z.array(contactMessageSchema),
  conditional: true,
});

export const getContactMessageEndpoint = endpoint({
  id: "getContactMessage",
  method: "GET",
  path: "/admin/messages/{id}/",
  summary: "One message of the staff's inbox.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: contactMessageSchema,
});

export const handleContactMessageEndpoint = endpoint({
  id: "handleContactMessage",
  method: "POST",
  path: "/admin/messages/{id}/handle/",
  summary: "Marks a message as dealt with, or as open again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ handled: z.boolean().default(true) }),
  status: 200,
  output: contactMessageSchema,
});

export const answerContactMessageEndpoint = endpoint({
  id: "answerContactMessage",
  method: "POST",
  path: "/admin/messages/{id}/answer/",
  summary:
    "Mails an answer to whoever wrote, in the frame of their language, and marks the message as dealt with. One that is dealt with already is not answered again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ text: requiredText("Answer", 4000) }),
  status: 200,
  output: contactMessageSchema,
  errors: ["edit_conflict"],
});

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

/** What waits in each part of the office. */
export const countOfficeEndpoint = endpoint({
  id: "countOffice",
  method: "GET",
  path: "/admin/counts/",
  summary: "Counts what waits in each part of the office.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: officeCountsSchema,
  conditional: true,
});

/** What the office begins its day with. */
export const getOfficeDayEndpoint = endpoint({
  id: "getOfficeDay",
  method: "GET",
  path: "/admin/day/",
  summary:
    "Today's fares beside those of a week ago at this hour and how they were paid, the pickups that were late, and the money that is still with hotels, firms and drivers.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: officeDaySchema,
  conditional: true,
  mayLag: true,
});
