import { z } from "zod";
import { EVERYONE, SIGNED_IN, endpoint, endpoints } from "../endpoint.ts";
import {
  NOT_CHECKED,
  base64url,
  creationOptionsSchema,
  credentialSchema,
  passkeySchema,
  requestOptionsSchema,
  ticketSchema,
} from "./passkey.ts";
import { recordIdSchema } from "../record-id.ts";
import { requiredText } from "../wire-text.ts";
import { rememberSchema, signedInSchema, typedPasswordSchema } from "./account.ts";

const OWN_ACCOUNT = "My account";
const sessions = endpoints({ tag: "Sessions", access: EVERYONE });
const ownAccount = endpoints({ tag: OWN_ACCOUNT, access: SIGNED_IN, base: "/me" });

export const beginPasskeySignInEndpoint = sessions({
  id: "beginPasskeySignIn",
  method: "POST",
  path: "/passkeys/sign-in/begin/",
  summary: "A challenge to sign in with a passkey, good for 15 minutes and once.",
  limit: "credentials",
  output: z.object({ ticket: z.string(), options: requestOptionsSchema }),
  errors: ["not_found"],
});

export const signInByPasskeyEndpoint = sessions({
  id: "signInByPasskey",
  method: "POST",
  path: "/passkeys/sign-in/",
  summary:
    "Signs in with a passkey whose owner was verified; for dispatch and staff it stands for both factors.",
  provesItself: true,
  limit: "credentials",
  body: z.object({
    ticket: ticketSchema,
    credential: credentialSchema.extend({
      response: z.object(
        {
          clientDataJSON: base64url(4_000),
          authenticatorData: base64url(4_000),
          signature: base64url(8_000),
          userHandle: base64url(200).nullish(),
        },
        NOT_CHECKED,
      ),
    }),
    remember: rememberSchema,
  }),
  output: signedInSchema,
  errors: ["invalid_code", "account_inactive", "not_found"],
});

export const listMyPasskeysEndpoint = ownAccount({
  id: "listMyPasskeys",
  method: "GET",
  path: "/passkeys/",
  summary: "My passkeys, the latest first.",
  beforeTwoFactor: true,
  output: z.array(passkeySchema),
});

export const beginPasskeyEndpoint = ownAccount({
  id: "beginPasskey",
  method: "POST",
  path: "/passkeys/begin/",
  summary:
    "A challenge to add a passkey. It needs the password or, of an account without one, a sign-in within the last 15 minutes.",
  beforeTwoFactor: true,
  limit: "credentials",
  body: z.object({ password: typedPasswordSchema.optional() }),
  output: z.object({ ticket: z.string(), options: creationOptionsSchema }),
  errors: ["password_required", "not_found"],
});

export const addPasskeyEndpoint = ownAccount({
  id: "addPasskey",
  method: "POST",
  path: "/passkeys/",
  summary: "Keeps a passkey that a browser has made, by a name of its owner's.",
  beforeTwoFactor: true,
  limit: "credentials",
  body: z.object({
    ticket: ticketSchema,
    name: requiredText("Name", 60),
    credential: credentialSchema.extend({
      response: z.object(
        {
          clientDataJSON: base64url(4_000),
          attestationObject: base64url(40_000),
          transports: z.array(z.string().max(30)).max(10).optional(),
        },
        NOT_CHECKED,
      ),
    }),
  }),
  status: 201,
  output: passkeySchema,
  errors: ["invalid_code", "not_found"],
});

export const removePasskeyEndpoint = endpoint({
  id: "removePasskey",
  method: "DELETE",
  path: "/me/passkeys/{id}/",
  summary: "Forgets one of my passkeys; it signs in no more.",
  tag: OWN_ACCOUNT,
  access: { guest: "no", rider: "own", driver: "own", operator: "own", staff: "own", partner: "no" },
  names: "passkey",
  params: z.object({ id: recordIdSchema }),
  output: null,
});
