import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { HOUR_MS } from "../../../contract/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import type { AccessTokens } from "./access-token.ts";
import { type RefreshTokens, refreshHash } from "./refresh-token.ts";
import { getSession, insertSession } from "./sessions.queries.ts";

/** A session ends at this age, even while it is in use. */
const SHORT_SESSION_MS = 12 * HOUR_MS;
const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;
const MAX_USER_AGENT = 200;

/** How a session is kept: by our own web app, or by a client that reads only what the spec says. */
type SessionMode = "web" | "plain";

/** Who asks for a session, as the request says. */
export type Client = {
  readonly mode: SessionMode;
  readonly remember: boolean;
  readonly userAgent: string | null;
};
export type TokenPair = { readonly access: string; readonly refresh: string };
export type TokenTools = { readonly accessTokens: AccessTokens; readonly refreshTokens: RefreshTokens };

/** The mode is fixed at sign-in; only the web app stays signed in for longer than half a day. */
export function clientOf(request: FastifyRequest, remember = false): Client {
  const mode = request.headers["x-client"] === "web" ? "web" : "plain";
  const userAgent = request.headers["user-agent"]?.slice(0, MAX_USER_AGENT) ?? null;
  return { mode, remember: remember && mode === "web", userAgent };
}

/** The client of a session, for the one that takes its place. */
export async function clientOfSession(trx: Trx, sessionId: string): Promise<Client> {
  const session = await getSession(trx, sessionId);
  const life = session.expires_at.getTime() - session.created_at.getTime();
  return { mode: session.mode, remember: life > SHORT_SESSION_MS, userAgent: session.user_agent };
}

/** Signs an account in: a session row and the two tokens that lead to it. */
export async function openSession(
  trx: Trx,
  { accountId, client, now, tools }: { accountId: number; client: Client; now: Date; tools: TokenTools },
): Promise<TokenPair> {
  const sessionId = randomUUID();
  const refresh = tools.refreshTokens.first(sessionId);
  const life = client.remember ? REMEMBERED_SESSION_MS : SHORT_SESSION_MS;
  await insertSession(trx, {
    id: sessionId,
    account_id: accountId,
    mode: client.mode,
    refresh_hash: refreshHash(refresh),
    user_agent: client.userAgent,
    created_at: now,
    last_seen_at: now,
    expires_at: new Date(now.getTime() + life),
  });
  return { access: await tools.accessTokens.sign({ accountId, sessionId }), refresh };
}
