import { createHash } from "node:crypto";
import { EMAIL_SENTENCE, emailSchema } from "../../../contract/accounts/account.ts";
import type { SignInWay } from "../../../contract/accounts/sign-in-way.ts";
import { canonicalPhone } from "../../../domain/accounts/phone-number.ts";
import { can } from "../../../domain/accounts/roles.ts";
import { typedPhone } from "../../../domain/accounts/typed-phone.ts";
import type { Language } from "../../../domain/languages.ts";
import { HOUR_MS, MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { type Trx, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { networkOf } from "../../http/network-of.ts";
import { queueSignInCode } from "../../notifications/queue-sign-in-code.ts";
import { canTextSignIn } from "../../notifications/ways-to-passenger.ts";
import type { AccountsContext } from "../accounts-context.ts";
import { accountKey } from "../registration/create-account.ts";
import { codeHash, drawCode, drawTicket, ticketHash } from "./sign-in-code.ts";
import { findAccountOfMailbox, insertSignInCode } from "./sign-in-codes.queries.ts";

/** A code is for the person who has the phone in their hand now. */
const CODE_LIFE_MS = 10 * MINUTE_MS;
/** Codes that one network may ask for one address: a stranger who asks cannot use up those of its owner. */
const PER_NETWORK = { burst: 5, perMinute: 5 / 60 };

type Address = { readonly way: SignInWay; readonly address: string };
type Asked = { address: string; language: Language; from: string };

/**
 * Sends a code to an address, whether an account has it or not, and gives its ticket. The account of somebody who works here takes none: its
 * owner is mailed that instead, and the code of the ticket is known to nobody.
 */
export async function sendCode(
  context: AccountsContext,
  { address: typed, language, from }: Asked,
): Promise<{ ticket: string; way: SignInWay }> {
  const { db, clock, limits, codeKey } = context;
  const { way, address } = await addressOf(context, typed);
  const mark = createHash("sha256").update(accountKey(address)).digest("base64url");
  const waitMs = await limits.take(`sign-in code ${mark} ${networkOf(from)}`, PER_NETWORK);
  if (waitMs > 0) throw tooManyCodes(waitMs);
  const now = clock.now();
  const [ticket, code] = [drawTicket(), drawCode()];
  await inTransaction(db, async (trx) => {
    const takesCodes = way === "phone" || (await doesMailboxTakeCodes(trx, address));
    await insertSignInCode(trx, {
      ticket_hash: ticketHash(ticket),
      way,
      address,
      code_hash: codeHash(codeKey, { ticket, code: takesCodes ? code : drawTicket() }),
      created_at: now,
      expires_at: new Date(now.getTime() + CODE_LIFE_MS),
    });
    const message = { way, recipient: address, language, now, code: takesCodes ? code : null };
    if (!(await queueSignInCode(trx, message))) throw tooManyCodes(HOUR_MS);
  });
  return { ticket, way };
}

/** Whether codes sign in to an account: a passenger's. Drivers, dispatch and staff have what a mailbox alone must not open. */
export function takesCodes(account: Pick<Found, "role" | "two_factor_since">): boolean {
  return can(account.role, "signInByCode") && account.two_factor_since === null;
}

type Found = NonNullable<Awaited<ReturnType<typeof findAccountOfMailbox>>>;

async function doesMailboxTakeCodes(trx: Trx, address: string): Promise<boolean> {
  const account = await findAccountOfMailbox(trx, accountKey(address));
  return account === undefined || takesCodes(account);
}

/** The mailbox or the phone that was typed, where a code can be sent there. */
async function addressOf({ db, codeWays, gateways }: AccountsContext, typed: string): Promise<Address> {
  if (typed.includes("@")) {
    const email = emailSchema.safeParse(typed);
    if (!email.success) throw refused(EMAIL_SENTENCE);
    if (!codeWays.includes("email")) throw refused("We can't send codes by email. Please use your phone.");
    return { way: "email", address: email.data };
  }
  const phone = canonicalPhone(typedPhone(typed));
  if (phone === null) throw refused("Please enter an email address or a phone number.");
  if (codeWays.includes("phone") && (await canTextSignIn(db, phone, gateways))) {
    return { way: "phone", address: phone };
  }
  throw refused("We can't text this number. Please use your email address.");
}

function refused(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { address: sentence } });
}

function tooManyCodes(waitMs: number): ApiError {
  const sentence = "We've sent enough codes there for now. Please try again later.";
  return new ApiError("rate_limited", sentence, { retry_after: Math.ceil(waitMs / SECOND_MS) });
}
