import { z } from "zod";
import { EVERYONE, RIDERS, endpoints } from "../endpoint.ts";
import { languageSchema } from "../language-schema.ts";
import { requiredText } from "../wire-text.ts";
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  meSchema,
  rememberSchema,
  signedInSchema,
} from "./account.ts";
import { phoneSchema } from "./phone.ts";
import { signInWaySchema } from "./sign-in-way.ts";

const sessions = endpoints({ tag: "Sessions", access: EVERYONE });
const ownAccount = endpoints({ tag: "My account", access: RIDERS });

/** The browser that asked for a code shows by its ticket that it did; nobody else can use up the code's tries. */
const ticketSchema = z.string("Please ask for a new code.").max(100);
const codeSchema = z.string("Please enter the code.").trim().min(1, "Please enter the code.").max(10);

export const sendSignInCodeEndpoint = sessions({
  id: "sendSignInCode",
  method: "POST",
  path: "/sign-in/code/",
  summary:
    "Sends six digits to an e-mail address or a phone, good for 10 minutes; the answer is the same whether an account has it or not.",
  provesItself: true,
  limit: "message",
  body: z.object({
    /** An e-mail address, or a phone as it is typed. */
    address: requiredText("Email or phone number", 254),
    language: languageSchema.optional(),
  }),
  status: 202,
  output: z.object({ ticket: z.string(), way: signInWaySchema }),
});

export const confirmSignInCodeEndpoint = sessions({
  id: "confirmSignInCode",
  method: "POST",
  path: "/sign-in/code/confirm/",
  summary:
    "Signs in with the code. Where no account has the address yet `signed_in` is null, and the ticket makes one within 30 minutes.",
  provesItself: true,
  limit: "credentials",
  body: z.object({ ticket: ticketSchema, code: codeSchema, remember: rememberSchema }),
  output: z.object({ signed_in: signedInSchema.nullable() }),
  errors: ["invalid_code", "account_inactive"],
});

export const signUpByCodeEndpoint = sessions({
  id: "signUpByCode",
  method: "POST",
  path: "/sign-up/code/",
  summary:
    "Makes a rider's account without a password for an address that a code has proved, and signs in to it.",
  provesItself: true,
  limit: "registration",
  body: z.object({
    ticket: ticketSchema,
    first_name: firstNameSchema,
    last_name: lastNameSchema,
    /** Where a phone was proved: for receipts. */
    email: emailSchema.optional(),
    /** Where an e-mail address was proved: for the driver. */
    phone_number: phoneSchema.optional(),
    language: languageSchema.optional(),
    remember: rememberSchema,
  }),
  status: 201,
  output: signedInSchema,
  errors: ["invalid_code", "account_taken"],
});

export const confirmMyPhoneEndpoint = ownAccount({
  id: "confirmMyPhone",
  method: "POST",
  path: "/me/phone/confirm/",
  summary: "Shows with a code sent to my phone that it is mine: from then on a code sent there signs me in.",
  limit: "credentials",
  body: z.object({ ticket: ticketSchema, code: codeSchema }),
  output: meSchema,
  errors: ["invalid_code", "account_taken"],
});
