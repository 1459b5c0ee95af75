import type { Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { type TokenTools, signAccess } from "./open-session.ts";
import { refreshHash, sessionOf } from "./refresh-token.ts";
import { lockLiveSession, markSeen, rotateRefresh } from "./sessions.queries.ts";

/** Two tabs may refresh with the same token, and a lost answer may be asked for again, in this time. */
const REUSE_GRACE_MS = 10_000;

/** An old token came back: it was copied, and nobody can tell which of the two holders is the owner. */
export class ReusedRefreshToken extends ApiError {
  readonly sessionId: string;

  constructor(sessionId: string) {
    super("invalid_refresh_token", "We ended this session for your security. Please log in again.");
    this.sessionId = sessionId;
  }
}

/**
 * A new access token for a live session; in the web app's sessions the refresh token is replaced as well.
 * A reused token throws ReusedRefreshToken, and whoever catches it ends that session.
 */
export async function refreshSession(
  trx: Trx,
  { refresh, now, tools }: { refresh: string | null | undefined; now: Date; tools: TokenTools },
): Promise<{ access: string; refresh?: string }> {
  if (!refresh) throw new ApiError("invalid_refresh_token", "No refresh token available");
  const id = sessionOf(refresh);
  const session = id === null ? undefined : await lockLiveSession(trx, { id, now });
  if (!session) throw tooOld();

  const access = () => signAccess(tools, session, now);
  const hash = refreshHash(refresh);
  if (session.mode === "plain") {
    if (hash !== session.refresh_hash) throw tooOld();
    await markSeen(trx, { id: session.id, now });
    return { access: await access() };
  }

  const next = tools.refreshTokens.after(refresh);
  if (hash === session.refresh_hash) {
    await rotateRefresh(trx, {
      id: session.id,
      refresh_hash: refreshHash(next),
      previous_refresh_hash: hash,
      now,
    });
    return { access: await access(), refresh: next };
  }
  const inGrace =
    hash === session.previous_refresh_hash &&
    now.getTime() - (session.rotated_at?.getTime() ?? 0) <= REUSE_GRACE_MS;
  if (!inGrace && !tools.refreshTokens.isOurs(refresh)) throw tooOld();
  if (!inGrace) throw new ReusedRefreshToken(session.id);
  return { access: await access(), refresh: next };
}

function tooOld(): ApiError {
  return new ApiError("invalid_refresh_token", "Your session has ended. Please log in again.");
}
