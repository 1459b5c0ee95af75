import { z } from "zod";
import { STAFF_ONLY, endpoint } from "../endpoint.ts";
import { languageSchema } from "../languages.ts";
import { recordIdSchema } from "../record-id.ts";
import { roleSchema } from "../roles.ts";
import { newAccountSchema } from "./account.ts";
import { optionalText } from "../wire-text.ts";
import { accountCountsSchema, roleChangeSchema, staffAccountSchema } from "./account-records.ts";
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
