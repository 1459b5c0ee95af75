import { z } from "zod";
import { APPLICATION_PAPERS } from "../../domain/messages/application-papers.ts";
import { APPLICATION_STATES } from "../../domain/messages/application-states.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { recordIdSchema } from "../record-id.ts";
import { usernameSchema } from "../accounts/account.ts";
import { optionalText } from "../wire-text.ts";
import { driverApplicationSchema } from "./driver-application.ts";
import { pageQuery } from "../record-pages.ts";

const office = endpoints({ tag: "Messages", access: STAFF_ONLY, needs: ["drivers"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

export const listApplicationsEndpoint = office({
  id: "listApplications",
  method: "GET",
  path: "/applications/",
  summary: "Who wants to drive for us, the newest first; `q` looks in names, e-mail and plate.",
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    state: z.enum(APPLICATION_STATES).optional(),
  }),
  output: z.array(driverApplicationSchema),
  conditional: true,
});

export const getApplicationEndpoint = office({
  id: "getApplication",
  method: "GET",
  path: "/applications/{id}/",
  summary: "One application to drive for us.",
  names: "staff_record",
  params: id,
  output: driverApplicationSchema,
});

export const seeApplicationPaperEndpoint = office({
  id: "seeApplicationPaper",
  method: "PUT",
  path: "/applications/{id}/papers/{paper}/",
  summary: "Notes that a paper of an applicant was seen, or that it was not; only while nobody has decided.",
  names: "staff_record",
  params: id.extend({ paper: z.enum(APPLICATION_PAPERS) }),
  body: z.object({ seen: z.boolean() }),
  output: driverApplicationSchema,
  errors: ["edit_conflict"],
});

export const approveApplicationEndpoint = office({
  id: "approveApplication",
  method: "POST",
  path: "/applications/{id}/approve/",
  summary: "Approves an applicant: makes their driver's account and mails them a link to set the password.",
  names: "staff_record",
  params: id,
  body: z.object({ username: usernameSchema.optional() }),
  output: driverApplicationSchema,
  errors: ["account_taken", "edit_conflict"],
});

export const declineApplicationEndpoint = office({
  id: "declineApplication",
  method: "POST",
  path: "/applications/{id}/decline/",
  summary: "Turns an applicant down.",
  names: "staff_record",
  params: id,
  output: driverApplicationSchema,
  errors: ["edit_conflict"],
});
