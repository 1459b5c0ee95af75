import { z } from "zod";
import { APPLICATION_PAPERS } from "./application-papers.ts";
import { APPLICATION_STATES } from "./application-states.ts";
import { HELD_FIELDS } from "../drivers/driver-changes.ts";
import { driverEditSchema } from "../drivers/driver.ts";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { listPageQuery } from "../list-page.ts";
import { isDate } from "../curacao-time.ts";
import { paperDaysSchema } from "../papers/paper-schemas.ts";
import { recordIdSchema } from "../record-id.ts";
import { roleSchema } from "../roles.ts";
import { rideSchema } from "../rides/ride.ts";
import { newAccountSchema, usernameSchema } from "../accounts/account.ts";
import { optionalText } from "../wire-text.ts";
import {
  accountCountsSchema,
  driverApplicationSchema,
  driverRecordSchema,
  roleChangeSchema,
  staffAccountSchema,
} from "./staff-records.ts";
import { pageQuery } from "../record-pages.ts";

const id = z.object({ id: recordIdSchema });
const newPerson = newAccountSchema
  .omit({ password: true })
  .extend({ language: languageSchema.default("en") });

export const listUsersEndpoint = endpoint({
  id: "listUsers",
  method: "GET",
  path: "/admin/users/",
  summary: "Accounts, the newest first; `q` looks in names, e-mail and phone.",
  tag: "Staff",
  access: STAFF_ONLY,
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    role: roleSchema.optional(),
    state: z.enum(["active", "suspended"]).optional(),
  }),
  status: 200,
  output: z.array(staffAccountSchema),
  conditional: true,
});

export const countUsersEndpoint = endpoint({
  id: "countUsers",
  method: "GET",
  path: "/admin/users/counts/",
  summary: "How many accounts there are of each role, active and suspended.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: accountCountsSchema,
});

export const createUserEndpoint = endpoint({
  id: "createUser",
  method: "POST",
  path: "/admin/users/",
  summary: "Makes an account of any role but a driver's and mails its owner a link to set the password.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: newPerson.extend({ role: z.enum(["rider", "operator", "staff"]) }),
  status: 201,
  output: staffAccountSchema,
  errors: ["account_taken"],
});

export const changeUserRoleEndpoint = endpoint({
  id: "changeUserRole",
  method: "POST",
  path: "/admin/users/{id}/role/",
  summary: "Gives an account another role and ends its sessions. Nobody changes their own.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  body: z.object({ role: z.enum(["rider", "operator", "staff"]) }),
  status: 200,
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});

export const getRoleChangeEndpoint = endpoint({
  id: "getRoleChange",
  method: "GET",
  path: "/admin/users/{id}/role/",
  summary: "What a change of an account's role would end: its sessions, and the rides it drives.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  status: 200,
  output: roleChangeSchema,
});

export const suspendUserEndpoint = endpoint({
  id: "suspendUser",
  method: "POST",
  path: "/admin/users/{id}/suspend/",
  summary: "Shuts an account out and ends its sessions. Nobody suspends their own account.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  status: 200,
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});

export const reactivateUserEndpoint = endpoint({
  id: "reactivateUser",
  method: "POST",
  path: "/admin/users/{id}/reactivate/",
  summary: "Lets a suspended account in again.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "account",
  params: id,
  status: 200,
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});

export const listDriverRecordsEndpoint = endpoint({
  id: "listDriverRecords",
  method: "GET",
  path: "/admin/drivers/",
  summary: "Every driver there is, approved or not, with their papers.",
  tag: "Staff",
  access: STAFF_ONLY,
  status: 200,
  output: z.array(driverRecordSchema),
  conditional: true,
});

export const listTripsOfDriverEndpoint = endpoint({
  id: "listTripsOfDriver",
  method: "GET",
  path: "/admin/drivers/{id}/trips/",
  summary: "The rides a driver completed, the latest first, with those they removed from their own list.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  query: listPageQuery.pick({ limit: true, before: true }),
  status: 200,
  output: z.array(rideSchema),
});

export const addDriverEndpoint = endpoint({
  id: "addDriver",
  method: "POST",
  path: "/admin/drivers/",
  summary: "Takes on a driver: an account, a car and papers, and a mailed link to set the password.",
  tag: "Staff",
  access: STAFF_ONLY,
  body: newPerson.extend({
    vehicle_type: driverEditSchema.shape.vehicle_type.unwrap(),
    vehicle: driverEditSchema.shape.vehicle.unwrap(),
    plate: driverEditSchema.shape.plate.unwrap(),
    license_number: driverEditSchema.shape.license_number.unwrap(),
    ...paperDaysSchema.partial().shape,
    languages: driverEditSchema.shape.languages,
  }),
  status: 201,
  output: driverRecordSchema,
  errors: ["account_taken"],
});

export const editDriverRecordEndpoint = endpoint({
  id: "editDriverRecord",
  method: "PATCH",
  path: "/admin/drivers/{id}/",
  summary: "Changes a driver's car and papers.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  body: driverEditSchema.omit({ shares_location: true }),
  status: 200,
  output: driverRecordSchema,
  errors: ["edit_conflict"],
});

/** Staff decide on what a driver wants changed, all that they saw at once. */
export const decideDriverChangesEndpoint = endpoint({
  id: "decideDriverChanges",
  method: "POST",
  path: "/admin/drivers/{id}/changes/",
  summary:
    "Approves or declines changes of a driver's car and papers that wait: all that are named, or none. The driver is told the reason.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  body: z.object({
    ids: z.array(recordIdSchema).min(1, "Say which changes.").max(HELD_FIELDS.length),
    approve: z.boolean("Say whether they are approved."),
    reason: optionalText("The reason", 300),
  }),
  status: 200,
  output: driverRecordSchema,
  errors: ["edit_conflict", "change_outdated"],
});

export const approveDriverEndpoint = endpoint({
  id: "approveDriver",
  method: "POST",
  path: "/admin/drivers/{id}/approve/",
  summary: "Lets a driver take rides.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
});

export const withdrawDriverApprovalEndpoint = endpoint({
  id: "withdrawDriverApproval",
  method: "POST",
  path: "/admin/drivers/{id}/withdraw-approval/",
  summary: "Takes a driver's approval back; they keep their account and the rides they have.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
});

/** Staff let a driver work although a paper has run out. */
export const overridePapersEndpoint = endpoint({
  id: "overridePapers",
  method: "POST",
  path: "/admin/drivers/{id}/papers-override/",
  summary:
    "Lets a driver take rides until a day although a paper has run out; takes the place of one there is.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  body: z.object({
    reason: z
      .string()
      .trim()
      .min(3, "Say why, in 3 to 300 characters.")
      .max(300, "Say why, in 3 to 300 characters."),
    /** The last day it counts, on the island's calendar. */
    until: z.string().refine(isDate, "Say until which day, as YYYY-MM-DD."),
  }),
  status: 200,
  output: driverRecordSchema,
  errors: ["invalid_input", "not_found"],
});

/** Staff end it before its day. */
export const endPapersOverrideEndpoint = endpoint({
  id: "endPapersOverride",
  method: "POST",
  path: "/admin/drivers/{id}/end-papers-override/",
  summary: "Ends what lets a driver take rides without a paper.",
  tag: "Staff",
  access: STAFF_ONLY,
  names: "driver",
  params: id,
  status: 200,
  output: driverRecordSchema,
  errors: ["not_found"],
});

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
