import { z } from "zod";
import { companySchema } from "../company/company.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  auditEntrySchema,
  companyProfileSchema,
  MESSAGE_STATES,
  contactMessageSchema,
} from "./staff-records.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });

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
    two_factor_from: z.iso.date("Please choose a day.").nullable().optional(),
    start_code: z.boolean("Say whether drivers ask for a code.").optional(),
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
  summary: "The staff's inbox, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({ state: z.enum(MESSAGE_STATES).optional() }),
  status: 200,
  output: z.array(contactMessageSchema),
  conditional: true,
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

export const listAuditLogEndpoint = endpoint({
  id: "listAuditLog",
  method: "GET",
  path: "/admin/audit-log/",
  summary: "Who changed what, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery,
  status: 200,
  output: z.array(auditEntrySchema),
  conditional: true,
});
