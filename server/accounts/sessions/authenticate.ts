import type { Clock } from "../../process/clock.ts";
import type { DatabaseHandle } from "../../database/connect.ts";
import type { ListVersions } from "../../rides/reading/list-versions.ts";
import type { StopListening } from "../../database/notices.ts";
import type { Authenticate } from "../../http/caller.ts";
import { needsTwoFactor } from "../second-factor/needs-two-factor.ts";
import type { AccessTokens } from "./access-token.ts";
import { KeptSessions, SESSIONS_CHANNEL } from "./kept-sessions.ts";
import { SessionReads } from "./session-reads.ts";
import { findLiveSession } from "./sessions.queries.ts";

export type Authentication = {
  readonly authenticate: Authenticate;
  /** The sessions that this server has in memory, where it has the database to itself. */
  readonly kept: KeptSessions | null;
  readonly stop: StopListening;
};

/**
 * Opens the check of every call's token. A session that ends is dead from the next request on, even with a valid token, and the
 * role is always the account's present one: where several servers share the database, its row is read each time, and
 * with it what has changed in the lists; a server that has the database to itself keeps what it read until it is told of a change.
 */
export async function openAuthentication(context: {
  database: DatabaseHandle;
  clock: Clock;
  accessTokens: AccessTokens;
  /** The versions of everybody's lists, which take in what changed with each request for one. */
  lists: ListVersions;
  demo: boolean;
}): Promise<Authentication> {
  const { database, clock, accessTokens, lists, demo } = context;
  const { db } = database;
  const isAlone = database.kind === "embedded";
  const kept = isAlone ? new KeptSessions() : null;
  const stop = isAlone ? await database.listen(SESSIONS_CHANNEL, () => kept?.forget()) : async () => {};

  const reads = new SessionReads(db, lists);
  const findAccount = (session: { id: string; account_id: number; now: Date }, forList: boolean) =>
    kept ? kept.find(session, () => findLiveSession(db, session)) : reads.find(session, forList);
  const authenticate: Authenticate = async (token, { forList, address }) => {
    const claims = await accessTokens.read(token);
    if (!claims) return null;
    const now = clock.now();
    const session = { id: claims.sessionId, account_id: claims.accountId, now };
    const account = await findAccount(session, forList);
    if (!account) return null;
    return {
      actor: account.role,
      accountId: account.id,
      sessionId: claims.sessionId,
      tokenEndsAt: claims.endsAt,
      username: account.username,
      rights: account.rights,
      address,
      needsTwoFactor: needsTwoFactor(account, { now, demo }),
    };
  };
  return { authenticate, kept, stop };
}
