import { randomBytes, randomUUID } from "node:crypto";
import { DAY_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { refreshHash } from "./refresh-token.ts";
import { endSession, insertSession } from "./sessions.queries.ts";

/** As long as a season on the island; then its rider is asked again. */
const LIFE_MS = 90 * DAY_MS;

/**
 * Opens the session behind what a rider allows an assistant: it ends with a new password, with the account and with their other sessions. No token of
 * ours leads to it, so it opens no call of the site.
 */
export async function openAssistantSession(
  trx: Trx,
  { accountId, host, now }: { accountId: number; host: string; now: Date },
): Promise<string> {
  const id = randomUUID();
  await insertSession(trx, {
    id,
    account_id: accountId,
    mode: "plain",
    refresh_hash: refreshHash(randomBytes(32).toString("base64url")),
    user_agent: `Assistant ${host}`,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + LIFE_MS),
  });
  return id;
}

export async function endAssistantSession(
  db: Db | Trx,
  { id, why, now }: { id: string; why: "ended_by_owner" | "refresh_reused"; now: Date },
): Promise<void> {
  await endSession(db, { id, why, now });
}
