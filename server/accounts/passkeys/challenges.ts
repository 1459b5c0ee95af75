import { randomBytes } from "node:crypto";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { type Db, inTransaction } from "../../database/connect.ts";
import { drawTicket, ticketHash } from "../sign-in-codes/sign-in-code.ts";
import { insertChallenge, takeChallenge } from "./passkeys.queries.ts";
import { notChecked } from "./not-checked.ts";

const CHALLENGE_BYTES = 32;
const CHALLENGE_LIFE_MS = 15 * MINUTE_MS;

/** How long a browser waits for its owner. */
export const ASK_FOR_MS = 5 * MINUTE_MS;

/** A new challenge and the ticket that names it; one to add a passkey is an account's own. */
export async function newChallenge(
  db: Db,
  { accountId, now }: { accountId: number | null; now: Date },
): Promise<{ ticket: string; challenge: string }> {
  const ticket = drawTicket();
  const challenge = randomBytes(CHALLENGE_BYTES).toString("base64url");
  const expiresAt = new Date(now.getTime() + CHALLENGE_LIFE_MS);
  const row = { ticket_hash: ticketHash(ticket), account_id: accountId, challenge, expires_at: expiresAt };
  await inTransaction(db, (trx) => insertChallenge(trx, row));
  return { ticket, challenge };
}

/** The challenge of a ticket, which is used up by it, also where the answer turns out wrong. */
export async function answeredChallenge(
  db: Db,
  { ticket, accountId, now }: { ticket: string; accountId: number | null; now: Date },
): Promise<string> {
  const taken = await takeChallenge(db, { ticket_hash: ticketHash(ticket), account_id: accountId, now });
  if (!taken) throw notChecked();
  return taken.challenge;
}
