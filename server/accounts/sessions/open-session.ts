import { randomUUID } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Trx } from "../../database/connect.ts";
import type { AccessTokens } from "./access-token.ts";
import { type RefreshTokens, refreshHash } from "./refresh-token.ts";
import { getSession, insertSession } from "./sessions.queries.ts";

/** A session ends at this age, even while it is in use. */
const SHORT_SESSION_MS = 12 * HOUR_MS;
const REMEMBERED_SESSION_MS = 30 * 24 * HOUR_MS;
/** That of a client which knows neither Remember Me nor a way to renew, only that it was signed in. */
const PLAIN_SESSION_MS = 7 * 24 * HOUR_MS;
const MAX_USER_AGENT = 200;

/** How a session is kept: by our own web app, or by a client that reads only what the spec says. */
type SessionMode = "web" | "plain";

/** The client that asks for a session, as its request says. */
export type Client = {
  readonly mode: SessionMode;
  readonly remember: boolean;
  readonly userAgent: string | null;
};
export type TokenPair = { readonly access: string; readonly refresh: string };
export type TokenTools = { readonly accessTokens: AccessTokens; readonly refreshTokens: RefreshTokens };

/** The mode is fixed at sign-in; only the web app asks whether it shall stay signed in. */
export function clientOf(request: FastifyRequest, remember = false): Client {
  const mode = request.headers["x-client"] === "web" ? "web" : "plain";
  const userAgent = request.headers["user-agent"]?.slice(0, MAX_USER_AGENT) ?? null;
  return { mode, remember: remember && mode === "web", userAgent };
}

/** The client of a session, for the one that takes its place. */
export async function clientOfSession(trx: Trx, sessionId: string): Promise<Client> {
  const session = await getSession(trx, sessionId);
  const life = session.expires_at.getTime() - session.created_at.getTime();
  const remember = session.mode === "web" && life > SHORT_SESSION_MS;
  return { mode: session.mode, remember, userAgent: session.user_agent };
}

type Opening = {
  accountId: number;
  client: Client;
  now: Date;
  tools: TokenTools;
  /** A passkey opened it, which stands for both factors. */
  byPasskey?: boolean;
};

/** Signs an account in: a session row and the two tokens that lead to it. */
export async function openSession(
  trx: Trx,
  { accountId, client, now, tools, byPasskey = false }: Opening,
): Promise<TokenPair> {
  const sessionId = randomUUID();
  const refresh = tools.refreshTokens.first(sessionId);
  const expiresAt = new Date(now.getTime() + lifeOf(client));
  await insertSession(trx, {
    id: sessionId,
    account_id: accountId,
    mode: client.mode,
    refresh_hash: refreshHash(refresh),
    user_agent: client.userAgent,
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    by_passkey: byPasskey,
  });
  const session = { id: sessionId, account_id: accountId, mode: client.mode, expires_at: expiresAt };
  return { access: await signAccess(tools, session, now), refresh };
}

function lifeOf({ mode, remember }: Client): number {
  if (mode === "plain") return PLAIN_SESSION_MS;
  return remember ? REMEMBERED_SESSION_MS : SHORT_SESSION_MS;
}

/**
 * An access token to a session. Our web app renews its own every few minutes; another client may know neither a renewal nor a 401, so
 * that its token lives as long as the session. Both are dead with it: the session is looked up at every call.
 */
export function signAccess(
  { accessTokens }: TokenTools,
  session: { id: string; account_id: number; mode: SessionMode; expires_at: Date },
  now: Date,
): Promise<string> {
  const claims = { accountId: session.account_id, sessionId: session.id };
  const lifeMs = session.mode === "plain" ? session.expires_at.getTime() - now.getTime() : undefined;
  return accessTokens.sign(claims, lifeMs);
}
