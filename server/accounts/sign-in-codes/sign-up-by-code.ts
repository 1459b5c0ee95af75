import type { signUpByCodeEndpoint } from "../../../contract/accounts/sign-in-codes.endpoints.ts";
import type { BodyOf } from "../../../contract/endpoint.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import {
  NO_PASSWORD,
  createAccount,
  findFreeUsername,
  plainUsername,
} from "../registration/create-account.ts";
import type { ProvedAddress } from "./prove-address.ts";
import { markPhone } from "./sign-in-by-code.ts";

type Answers = BodyOf<typeof signUpByCodeEndpoint>;
type SigningUp = { proved: ProvedAddress; answers: Answers; now: Date };

/** Makes a rider's account without a password, whose proved address signs in to it. */
export async function signUpByCode(trx: Trx, { proved, answers, now }: SigningUp) {
  const { first_name: firstName, last_name: lastName, language = "en" } = answers;
  const { email, phone } = contactsOf(proved, answers);
  const username = await findFreeUsername(trx, plainUsername(answers, "rider"));
  if (username === null) throw new ApiError("account_taken", "Please sign up with a username of your own.");
  const emailConfirmed = proved.way === "email";
  const id = await createAccount(trx, {
    username,
    email,
    firstName,
    lastName,
    phone,
    passwordHash: NO_PASSWORD,
    role: "rider",
    language,
    emailConfirmed,
    actorId: null,
    now,
  });
  if (proved.way === "phone") await markPhone(trx, { accountId: id, now });
  await recordAudit(trx, {
    actorId: id,
    action: "sign_up_by_code",
    subject: accountSubject(id),
    detail: { way: proved.way },
    at: now,
  });
  return { id, username, email, email_confirmed_at: emailConfirmed ? now : null, language };
}

/** The address that was proved, and the other that was typed. */
function contactsOf({ way, address }: ProvedAddress, { email, phone_number }: Answers) {
  if (way === "email") {
    if (phone_number === undefined) throw missing("phone_number", "Please enter your phone number.");
    return { email: address, phone: phone_number };
  }
  if (email === undefined) throw missing("email", "Please enter a valid email address.");
  return { email, phone: address };
}

function missing(field: string, sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}
