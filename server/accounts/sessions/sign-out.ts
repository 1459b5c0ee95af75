import type { Db, Trx } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import { type Caller, accountOf } from "../../http/caller.ts";
import { ReusedRefreshToken } from "./refresh-session.ts";
import { refreshHash, sessionOf } from "./refresh-token.ts";
import { endSession, endSessionByRefresh } from "./sessions.queries.ts";

type SigningOut = { caller: Caller; refresh: string | null | undefined; now: Date };

/** Ends the session that asks, and the one of the refresh token that came with it. */
export async function signOut(trx: Trx, { caller, refresh, now }: SigningOut): Promise<void> {
  const id = refresh ? sessionOf(refresh) : null;
  if (id) await endSessionByRefresh(trx, { id, refresh_hash: refreshHash(refresh ?? ""), now });
  const account = accountOf(caller);
  if (account) await endSession(trx, { id: account.sessionId, why: "logout", now });
}

/** Refuses whoever is not signed in and names no session either. */
export function expectSession({ caller, refresh }: Omit<SigningOut, "now">): void {
  if (caller.actor !== "guest" || refresh) return;
  const sentence = "Send the refresh token of the session to end.";
  throw new ApiError("invalid_input", sentence, { fields: { refresh: sentence } });
}

/** A refresh token that comes a second time was copied: its session ends, though the refusal undid the transaction. */
export async function endIfReused(db: Db, error: unknown, now: Date): Promise<void> {
  if (!(error instanceof ReusedRefreshToken)) return;
  await endSession(db, { id: error.sessionId, why: "refresh_reused", now });
}
