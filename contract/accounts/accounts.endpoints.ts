import { z } from "zod";
import { DISPATCHERS, EVERYONE, SIGNED_IN, endpoint, endpoints } from "../endpoint.ts";
import { roleSchema } from "./role-schema.ts";
import { requiredText } from "../wire-text.ts";
import {
  newAccountSchema,
  newPasswordSchema,
  rememberSchema,
  secondFactorSchema,
  sessionSchema,
  signedInSchema,
  typedPasswordSchema,
} from "./account.ts";

const SESSIONS = "Sessions";
const OWN_ACCOUNT = "My account";
const TWO_FACTOR = "Two-factor authentication";

const sessions = endpoints({ tag: SESSIONS, access: EVERYONE });
const ownAccount = endpoints({ tag: OWN_ACCOUNT, access: SIGNED_IN, base: "/me" });
const twoFactor = endpoints({ tag: TWO_FACTOR, access: DISPATCHERS, base: "/me" });

export const registerRiderEndpoint = sessions({
  id: "registerRider",
  method: "POST",
  path: "/register-rider/",
  summary: "Makes a rider's account and signs in to it.",
  limit: "registration",
  body: newAccountSchema.extend({ remember: rememberSchema }),
  status: 201,
  output: signedInSchema,
  errors: ["account_taken"],
});

export const loginEndpoint = sessions({
  id: "login",
  method: "POST",
  path: "/login/",
  summary:
    "Signs in by user name or e-mail. With X-Client: web the access token lives ten minutes and the refresh token rotates; without, the access token lives as long as the session.",
  provesItself: true,
  limit: "credentials",
  body: z.object({
    username: requiredText("Username", 300),
    password: typedPasswordSchema,
    remember: rememberSchema,
    /** Of the authenticator app, or a recovery code, where the account asks for one. */
    code: secondFactorSchema.optional(),
  }),
  output: signedInSchema,
  errors: ["invalid_credentials", "two_factor_required", "invalid_code", "account_inactive"],
});

export const refreshAccessEndpoint = sessions({
  id: "refreshAccess",
  method: "POST",
  path: "/token/refresh/",
  summary:
    "A new access token; a session of the web app also gets a new refresh token in place of the old one.",
  provesItself: true,
  body: z.object({ refresh: z.string().max(500).nullish() }),
  output: z.object({ access: z.string(), refresh: z.string().optional() }),
  errors: ["invalid_refresh_token"],
});

export const logoutEndpoint = sessions({
  id: "logout",
  method: "POST",
  path: "/logout/",
  summary: "Ends the session of the refresh token or, without one, of the bearer token, at once.",
  provesItself: true,
  body: z.object({ refresh: z.string().max(500).nullish() }),
  output: null,
});

export const readDashboardEndpoint = endpoint({
  id: "readDashboard",
  method: "GET",
  path: "/dashboard/",
  summary: "Who is signed in.",
  tag: SESSIONS,
  access: SIGNED_IN,
  beforeTwoFactor: true,
  output: z.object({ username: z.string(), role: roleSchema }),
});

export const confirmEmailEndpoint = endpoint({
  id: "confirmEmail",
  method: "POST",
  path: "/me/email/confirm/",
  summary:
    "Makes a new e-mail address the account's own, or confirms the present one, with the token of the link mailed to it.",
  tag: OWN_ACCOUNT,
  access: EVERYONE,
  provesItself: true,
  limit: "credentials",
  body: z.object({ token: z.string("The link is not complete.").max(200) }),
  output: null,
  errors: ["invalid_code", "account_taken"],
});

export const askEmailConfirmationEndpoint = ownAccount({
  id: "askEmailConfirmation",
  method: "POST",
  path: "/email/send-link/",
  summary: "Mails me a link once more, by which I show that the account's e-mail address is mine.",
  limit: "message",
  output: null,
  errors: ["rate_limited"],
});

export const changePasswordEndpoint = ownAccount({
  id: "changePassword",
  method: "POST",
  path: "/password/",
  summary:
    "Sets a new password and ends every session, this one too; the answer opens a new one in its place.",
  limit: "credentials",
  body: z.object({ current_password: typedPasswordSchema, new_password: newPasswordSchema }),
  output: z.object({ access: z.string(), refresh: z.string() }),
});

export const listMySessionsEndpoint = ownAccount({
  id: "listMySessions",
  method: "GET",
  path: "/sessions/",
  summary: "Where I am signed in, the latest first.",
  output: z.array(sessionSchema),
  conditional: true,
});

export const endMySessionEndpoint = endpoint({
  id: "endMySession",
  method: "DELETE",
  path: "/me/sessions/{id}/",
  summary: "Signs one of my sessions out; any but this one needs the password.",
  tag: OWN_ACCOUNT,
  access: { guest: "no", rider: "own", driver: "own", operator: "own", staff: "own", partner: "no" },
  names: "session",
  params: z.object({ id: z.uuid() }),
  body: z.object({ password: typedPasswordSchema.optional() }),
  output: null,
  errors: ["password_required"],
});

export const endMyOtherSessionsEndpoint = ownAccount({
  id: "endMyOtherSessions",
  method: "DELETE",
  path: "/sessions/",
  summary: "Signs all my other sessions out and keeps this one; needs the password.",
  body: z.object({ password: typedPasswordSchema.optional() }),
  output: null,
  errors: ["password_required"],
});

export const forgotPasswordEndpoint = sessions({
  id: "forgotPassword",
  method: "POST",
  path: "/password/forgot/",
  summary:
    "Mails a link to set a new password, good for 30 minutes and once; the answer is the same for every address.",
  limit: "message",
  body: z.object({
    email: requiredText("E-mail address", 254),
  }),
  status: 202,
  output: z.object({ message: z.string() }),
});

export const resetPasswordEndpoint = sessions({
  id: "resetPassword",
  method: "POST",
  path: "/password/reset/",
  summary: "Sets a new password with the token of a mailed link and ends every session of the account.",
  provesItself: true,
  limit: "credentials",
  body: z.object({ token: z.string("The link is not complete.").max(200), password: newPasswordSchema }),
  output: null,
  errors: ["invalid_code"],
});

export const beginTwoFactorEndpoint = twoFactor({
  id: "beginTwoFactor",
  method: "POST",
  path: "/two-factor/begin/",
  summary: "A secret for an authenticator app; nothing changes until a code of it is confirmed.",
  beforeTwoFactor: true,
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema }),
  /** The secret to type, and the address that a QR code holds. */
  output: z.object({ secret: z.string(), otpauth_uri: z.string() }),
  errors: ["two_factor_on"],
});

const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });

export const confirmTwoFactorEndpoint = twoFactor({
  id: "confirmTwoFactor",
  method: "POST",
  path: "/two-factor/confirm/",
  summary: "Turns two-factor sign-in on with a code of the app, and shows ten recovery codes, this once.",
  beforeTwoFactor: true,
  limit: "credentials",
  body: z.object({ code: secondFactorSchema }),
  output: recoveryCodes,
  errors: ["invalid_code", "two_factor_on"],
});

export const disableTwoFactorEndpoint = twoFactor({
  id: "disableTwoFactor",
  method: "POST",
  path: "/two-factor/disable/",
  summary: "Turns two-factor sign-in off.",
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema }),
  output: null,
});

export const renewRecoveryCodesEndpoint = twoFactor({
  id: "renewRecoveryCodes",
  method: "POST",
  path: "/two-factor/recovery-codes/",
  summary: "Ten new recovery codes, shown this once; the old ones no longer work.",
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema }),
  output: recoveryCodes,
  errors: ["two_factor_off"],
});
