import { z } from "zod";
import { RIGHTS } from "../../domain/accounts/rights.ts";
import { STAFF_ONLY, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { recordIdSchema } from "../record-id.ts";
import { roleSchema } from "./role-schema.ts";
import { newAccountSchema } from "./account.ts";
import { optionalText } from "../wire-text.ts";
import { accountCountsSchema, roleChangeSchema, staffAccountSchema } from "./account-records.ts";
import { pageQuery } from "../record-pages.ts";

const office = endpoints({ tag: "Accounts", access: STAFF_ONLY, needs: ["people"], base: "/admin" });

const id = z.object({ id: recordIdSchema });

const newPerson = newAccountSchema
  .omit({ password: true })
  .extend({ language: languageSchema.default("en") });

export const listUsersEndpoint = office({
  id: "listUsers",
  method: "GET",
  path: "/users/",
  summary: "Accounts, the newest first; `q` looks in names, e-mail and phone.",
  query: pageQuery.extend({
    q: optionalText("The search", 100),
    role: roleSchema.optional(),
    state: z.enum(["active", "suspended"]).optional(),
  }),
  output: z.array(staffAccountSchema),
  conditional: true,
});

export const countUsersEndpoint = office({
  id: "countUsers",
  needs: ["people", "riders"],
  method: "GET",
  path: "/users/counts/",
  summary: "How many accounts there are of each role, active and suspended.",
  output: accountCountsSchema,
});

export const createUserEndpoint = office({
  id: "createUser",
  method: "POST",
  path: "/users/",
  summary: "Makes an account of any role but a driver's and mails its owner a link to set the password.",
  body: newPerson.extend({ role: z.enum(["rider", "operator", "staff"]) }),
  status: 201,
  output: staffAccountSchema,
  errors: ["account_taken"],
});

export const changeUserRoleEndpoint = office({
  id: "changeUserRole",
  method: "POST",
  path: "/users/{id}/role/",
  summary: "Gives an account another role and ends its sessions. Nobody changes their own.",
  names: "account",
  params: id,
  body: z.object({ role: z.enum(["rider", "operator", "staff"]) }),
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});

export const getRoleChangeEndpoint = office({
  id: "getRoleChange",
  method: "GET",
  path: "/users/{id}/role/",
  summary: "What a change of an account's role would end: its sessions, and the rides it drives.",
  names: "account",
  params: id,
  output: roleChangeSchema,
});

export const setUserRightsEndpoint = office({
  id: "setUserRights",
  method: "PUT",
  path: "/users/{id}/rights/",
  summary:
    "Says what somebody of the office or of dispatch may do within their role, from their next call on. Nobody changes their own rights or gives what they haven't got, and one owner stays.",
  names: "account",
  params: id,
  body: z.object({ rights: z.array(z.enum(RIGHTS)).max(RIGHTS.length) }),
  output: staffAccountSchema,
  errors: ["edit_conflict", "forbidden"],
});

export const suspendUserEndpoint = office({
  id: "suspendUser",
  method: "POST",
  path: "/users/{id}/suspend/",
  summary: "Shuts an account out and ends its sessions. Nobody suspends their own account.",
  names: "account",
  params: id,
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});

export const reactivateUserEndpoint = office({
  id: "reactivateUser",
  method: "POST",
  path: "/users/{id}/reactivate/",
  summary: "Lets a suspended account in again.",
  names: "account",
  params: id,
  output: staffAccountSchema,
  errors: ["edit_conflict"],
});
