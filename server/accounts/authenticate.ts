import type { Clock } from "../clock.ts";
import type { Db } from "../database/connect.ts";
import type { Authenticate } from "../http/caller.ts";
import type { AccessTokens } from "./access-token.ts";
import { findLiveSession } from "./sessions.queries.ts";

/**
 * Makes the check of every call's token. The session row is read each time: a session that ends is dead from the next
 * request on, whatever its token still says, and the role is always the account's present one.
 */
export function createAuthenticate(house: {
  db: Db;
  clock: Clock;
  accessTokens: AccessTokens;
}): Authenticate {
  return async (token) => {
    const claims = await house.accessTokens.read(token);
    if (!claims) return null;
    const account = await findLiveSession(house.db, {
      id: claims.sessionId,
      account_id: claims.accountId,
      now: house.clock.now(),
    });
    if (!account) return null;
    return {
      actor: account.role,
      accountId: account.id,
      sessionId: claims.sessionId,
      username: account.username,
    };
  };
}
