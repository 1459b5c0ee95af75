import { z } from "zod";
import { APPLICATION_PAPERS } from "./application-papers.ts";
import { APPLICATION_STATES } from "./application-states.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { usernameSchema } from "../accounts/account.ts";
import { optionalText } from "../wire-text.ts";
import { driverApplicationSchema } from "./driver-application.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });

export const listApplicationsEndpoint = endpoint({
  id: "listApplications",
  method: "GET",
  path: "/admin/applications/",
  summary: "Who wants to drive for us, the newest first; `q` looks in names, e-mail and plate.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(APPLICATION_STATES).optional(),
  }),
  status: 200,
  output: z.array(driverApplicationSchema),
  conditional: true,
});

export const getApplicationEndpoint = endpoint({
  id: "getApplication",
  method: "GET",
  path: "/admin/applications/{id}/",
  summary: "One application to drive for us.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: driverApplicationSchema,
});

export const seeApplicationPaperEndpoint = endpoint({
  id: "seeApplicationPaper",
  method: "PUT",
  path: "/admin/applications/{id}/papers/{paper}/",
  summary: "Notes that a paper of an applicant was seen, or that it was not; only while nobody has decided.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id.extend({ paper: z.enum(APPLICATION_PAPERS) }),
  body: z.object({ seen: z.boolean() }),
  status: 200,
  output: driverApplicationSchema,
  errors: ["edit_conflict"],
});

export const approveApplicationEndpoint = endpoint({
  id: "approveApplication",
  method: "POST",
  path: "/admin/applications/{id}/approve/",
  summary: "Approves an applicant: makes their driver's account and mails them a link to set the password.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  body: z.object({ username: usernameSchema.optional() }),
  status: 200,
  output: driverApplicationSchema,
  errors: ["account_taken", "edit_conflict"],
});

export const declineApplicationEndpoint = endpoint({
  id: "declineApplication",
  method: "POST",
  path: "/admin/applications/{id}/decline/",
  summary: "Turns an applicant down.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "staff_record",
  params: id,
  status: 200,
  output: driverApplicationSchema,
  errors: ["edit_conflict"],
});
