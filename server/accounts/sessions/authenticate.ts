import type { Clock } from "../../clock.ts";
import type { Db } from "../../database/connect.ts";
import type { Authenticate } from "../../http/caller.ts";
import { needsTwoFactor } from "../second-factor/needs-two-factor.ts";
import type { AccessTokens } from "./access-token.ts";
import { findLiveSession } from "./sessions.queries.ts";

/**
 * Makes the check of every call's token. The session row is read each time: a session that ends is dead from the next
 * request on, even with a valid token, and the role is always the account's present one.
 */
export function createAuthenticate(context: {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokens;
  demo: boolean;
}): Authenticate {
  return async (token) => {
    const claims = await context.accessTokens.read(token);
    if (!claims) return null;
    const now = context.clock.now();
    const session = { id: claims.sessionId, account_id: claims.accountId, now };
    const account = await findLiveSession(context.db, session);
    if (!account) return null;
    return {
      actor: account.role,
      accountId: account.id,
      sessionId: claims.sessionId,
      tokenEndsAt: claims.endsAt,
      username: account.username,
      needsTwoFactor: needsTwoFactor(account, { now, demo: context.demo }),
    };
  };
}
