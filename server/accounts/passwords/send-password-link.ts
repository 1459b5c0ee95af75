import { createHash, randomBytes } from "node:crypto";
import { languageOf } from "../../../domain/languages.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import { queueMail } from "../../notifications/queue-mail.ts";
import { insertPasswordLink } from "./password-links.queries.ts";

const TOKEN_BYTES = 32;

/** How long a mailed link works: a forgotten password is wanted now, an invitation is read the next day. */
export const LINK_LIFE_MS = { password_link: 30 * MINUTE_MS, invitation: 3 * 24 * 60 * MINUTE_MS } as const;

/** Mails an account's owner a link to set a password, once. Only its hash is kept. */
export async function sendPasswordLink(
  trx: Trx,
  message: {
    kind: keyof typeof LINK_LIFE_MS;
    account: { id: number; email: string; language: string };
    now: Date;
  },
): Promise<void> {
  const { kind, account, now } = message;
  const token = randomBytes(TOKEN_BYTES).toString("base64url");
  await insertPasswordLink(trx, {
    token_hash: linkHash(token),
    account_id: account.id,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_LIFE_MS[kind]),
  });
  await queueMail(trx, {
    kind,
    accountId: account.id,
    recipient: account.email,
    language: languageOf(account.language),
    payload: { token },
    now,
  });
}

/** The hash that is kept of a link's token. */
export function linkHash(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}
