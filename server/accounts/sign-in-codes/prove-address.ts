import type { SignInWay } from "../../../contract/accounts/sign-in-way.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { codeHash, isSame, ticketHash } from "./sign-in-code.ts";
import {
  countCodeTry,
  deleteSignInCode,
  lockSignInCode,
  proveSignInCode,
  takeProvedAddress,
} from "./sign-in-codes.queries.ts";

const MOST_TRIES = 5;
/** A new account is filled in within this time. */
const PROVED_FOR_MS = 30 * MINUTE_MS;

export type ProvedAddress = { readonly way: SignInWay; readonly address: string };
type Typed = { ticket: string; code: string; key: Buffer; now: Date };

/** Counts a try of a code before it is looked at, in a transaction of its own, so that a refused one counts too. */
export async function countTryOfCode(db: Db, { ticket, now }: { ticket: string; now: Date }): Promise<void> {
  const code = { ticket_hash: ticketHash(ticket), now, most: MOST_TRIES };
  if (!(await inTransaction(db, (trx) => countCodeTry(trx, code)))) throw noCode();
}

/** The address whose code was typed; the code stays until `useUp` or `keepProved`. */
export async function provedAddress(trx: Trx, { ticket, code, key, now }: Typed): Promise<ProvedAddress> {
  const sent = await lockSignInCode(trx, { ticket_hash: ticketHash(ticket), now });
  if (!sent) throw noCode();
  if (!isSame(sent.code_hash, codeHash(key, { ticket, code }))) throw wrong("That's not the code we sent.");
  return { way: sent.way, address: sent.address };
}

export function useUp(trx: Trx, ticket: string): Promise<void> {
  return deleteSignInCode(trx, ticketHash(ticket));
}

/** Remembers that the ticket's address is proved, for the account that is yet to be made. */
export function keepProved(trx: Trx, { ticket, now }: { ticket: string; now: Date }): Promise<void> {
  const expiresAt = new Date(now.getTime() + PROVED_FOR_MS);
  return proveSignInCode(trx, { ticket_hash: ticketHash(ticket), now, expires_at: expiresAt });
}

/** The address that a ticket has proved, which can be taken once. */
export async function takeProved(
  trx: Trx,
  { ticket, now }: { ticket: string; now: Date },
): Promise<ProvedAddress> {
  const proved = await takeProvedAddress(trx, { ticket_hash: ticketHash(ticket), now });
  if (!proved) throw new ApiError("invalid_code", "That took a while. Please ask for a new code.");
  return proved;
}

function noCode(): ApiError {
  return wrong("Please ask for a new code.");
}

function wrong(sentence: string): ApiError {
  return new ApiError("invalid_code", sentence, { fields: { code: sentence } });
}
