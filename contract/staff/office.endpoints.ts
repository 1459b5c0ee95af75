import { z } from "zod";
import { companySchema } from "../company/company.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import {
  auditEntrySchema,
  companyProfileSchema,
  MESSAGE_STATES,
  officeMessageSchema,
} from "./office-records.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });

export const getCompanyProfile = endpoint({
  id: "getCompanyProfile",
  method: "GET",
  path: "/admin/company/",
  summary: "The company's profile, with the version that an edit must name.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: companyProfileSchema,
});

export const editCompanyProfile = endpoint({
  id: "editCompanyProfile",
  method: "PATCH",
  path: "/admin/company/",
  summary: "Changes the company's profile everywhere at once.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: companySchema.partial().extend({ version: z.int().optional() }),
  status: 200,
  output: companyProfileSchema,
  errors: ["edit_conflict"],
});

export const listOfficeMessages = endpoint({
  id: "listOfficeMessages",
  method: "GET",
  path: "/admin/messages/",
  summary: "The staff's inbox, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({ state: z.enum(MESSAGE_STATES).optional() }),
  status: 200,
  output: z.array(officeMessageSchema),
  conditional: true,
});

export const handleOfficeMessage = endpoint({
  id: "handleOfficeMessage",
  method: "POST",
  path: "/admin/messages/{id}/handle/",
  summary: "Marks a message as dealt with, or as open again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "office_record",
  params: id,
  body: z.object({ handled: z.boolean().default(true) }),
  status: 200,
  output: officeMessageSchema,
});

export const listAuditLog = endpoint({
  id: "listAuditLog",
  method: "GET",
  path: "/admin/audit-log/",
  summary: "Who changed what at the office, the newest first.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery,
  status: 200,
  output: z.array(auditEntrySchema),
  conditional: true,
});
