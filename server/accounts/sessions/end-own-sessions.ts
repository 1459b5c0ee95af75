import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { endSession, endSessionsOf, hasLiveSession } from "./sessions.queries.ts";

type OwnSession = { id: string; accountId: number; now: Date };

/** Refuses where the account has no such session that lives: then there is nothing to prove a password for. */
export async function expectOwnSession(db: Db, { id, accountId, now }: OwnSession): Promise<void> {
  if (!(await hasLiveSession(db, { id, account_id: accountId, now }))) throw notFound();
}

/** Ends a session of the account, this one or another. */
export async function endOwnSession(trx: Trx, { id, accountId, now }: OwnSession): Promise<void> {
  if (!(await endSession(trx, { id, account_id: accountId, why: "ended_by_owner", now }))) throw notFound();
}

/** Ends the account's sessions but the one that asks. */
export async function endOtherSessions(
  trx: Trx,
  { accountId, sessionId, now }: { accountId: number; sessionId: string; now: Date },
): Promise<void> {
  await endSessionsOf(trx, { account_id: accountId, except: sessionId, why: "ended_by_owner", now });
}
