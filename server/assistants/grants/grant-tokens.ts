import { createHash, timingSafeEqual } from "node:crypto";
import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { endAssistantSession } from "../../accounts/sessions/assistant-sessions.ts";
import { type RefreshTokens, refreshHash, sessionOf } from "../../accounts/sessions/refresh-token.ts";
import { type Db, type Trx, inTransaction } from "../../database/connect.ts";
import type { Clock } from "../../process/clock.ts";
import type { SignedNotes } from "../signed-notes.ts";
import { type LiveGrant, endGrant, lockLiveGrant, turnRefresh, spendCode } from "./grants.queries.ts";

export type TokenTools = {
  readonly db: Db;
  readonly clock: Clock;
  readonly notes: SignedNotes;
  readonly refreshTokens: RefreshTokens;
};

const ACCESS_LIFE_MS = 10 * MINUTE_MS;
/** Two requests of one assistant may refresh at once, and a lost answer may be asked for again, in this time. */
const REUSE_GRACE_MS = 10 * SECOND_MS;

/** A refusal in the words of OAuth 2.1. */
export class TokenRefusal extends Error {
  readonly code: string;

  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/** A code or a token came back that was used before: it was copied, so that everything that came from it ends. */
class Reused extends TokenRefusal {
  readonly grantId: string;
  readonly why: "code_reused" | "refresh_reused";

  constructor(grantId: string, why: Reused["why"]) {
    super("invalid_grant");
    this.grantId = grantId;
    this.why = why;
  }
}

export type Form = Readonly<Record<string, string | undefined>>;

/** Tokens for a code, or for the refresh token that was given last. */
export async function giveTokens(tools: TokenTools, form: Form) {
  const give = wayOf(form["grant_type"]);
  try {
    return await inTransaction(tools.db, (trx) => give(trx, tools, form));
  } catch (error) {
    // The refusal undid the transaction; the end of what was allowed stays.
    if (error instanceof Reused) await endWholly(tools, { id: error.grantId, why: error.why });
    throw error;
  }
}

function wayOf(type: string | undefined) {
  if (type === "authorization_code") return byCode;
  if (type === "refresh_token") return byRefresh;
  throw new TokenRefusal(type === undefined ? "invalid_request" : "unsupported_grant_type");
}

async function byCode(trx: Trx, tools: TokenTools, form: Form) {
  const now = tools.clock.now();
  const { code = "", client_id, redirect_uri, code_verifier: verifier = "", resource } = form;
  const id = tools.notes.read("code", code);
  const grant = typeof id === "string" ? await lockLiveGrant(trx, { id, now }) : undefined;
  if (!grant || client_id !== grant.client_id || redirect_uri !== grant.redirect_uri) throw invalid();
  if (!answers(verifier, grant.challenge)) throw invalid();
  refuseOtherDoor(grant, resource);
  if (grant.code_used_at !== null) throw new Reused(grant.id, "code_reused");
  const refresh = tools.refreshTokens.first(grant.id);
  await spendCode(trx, { id: grant.id, refresh_hash: refreshHash(refresh), now });
  return tokensOf(tools, grant, refresh);
}

const VERIFIER = /^[\w.~-]{43,128}$/;

/** Whether what came with a code is what its hash was of (PKCE, S256). */
function answers(verifier: string, challenge: string): boolean {
  if (!VERIFIER.test(verifier)) return false;
  const hash = Buffer.from(createHash("sha256").update(verifier).digest("base64url"));
  const wanted = Buffer.from(challenge);
  return hash.length === wanted.length && timingSafeEqual(hash, wanted);
}

async function byRefresh(trx: Trx, tools: TokenTools, form: Form) {
  const now = tools.clock.now();
  const { refresh_token: refresh = "", client_id, resource } = form;
  const id = sessionOf(refresh);
  const grant = id === null ? undefined : await lockLiveGrant(trx, { id, now });
  if (!grant || client_id !== grant.client_id) throw invalid();
  refuseOtherDoor(grant, resource);
  const hash = refreshHash(refresh);
  const next = tools.refreshTokens.after(refresh);
  if (hash === grant.refresh_hash) {
    await turnRefresh(trx, {
      id: grant.id,
      refresh_hash: refreshHash(next),
      previous_refresh_hash: hash,
      now,
    });
    return tokensOf(tools, grant, next);
  }
  const inGrace =
    hash === grant.previous_refresh_hash &&
    now.getTime() - (grant.rotated_at?.getTime() ?? 0) <= REUSE_GRACE_MS;
  if (inGrace) return tokensOf(tools, grant, next);
  throw tools.refreshTokens.isOurs(refresh) ? new Reused(grant.id, "refresh_reused") : invalid();
}

/** A token is for the door that was allowed, and for no other. */
function refuseOtherDoor(grant: LiveGrant, resource: string | undefined): void {
  if (resource !== undefined && resource !== grant.resource) throw new TokenRefusal("invalid_target");
}

function tokensOf({ notes }: TokenTools, { id, resource, scopes }: LiveGrant, refresh: string) {
  return {
    access_token: notes.write("access", { id, resource }, ACCESS_LIFE_MS).text,
    token_type: "Bearer",
    expires_in: ACCESS_LIFE_MS / SECOND_MS,
    refresh_token: refresh,
    scope: scopes.join(" "),
  };
}

/** The grant of an access token for this door; null where it is none, or too old, or for another. */
export function grantOf(notes: SignedNotes, { token, resource }: { token: string; resource: string }) {
  const content = notes.read("access", token) as { id: string; resource: string } | null;
  return content?.resource === resource ? content.id : null;
}

/** Ends what a token came from, at the wish of the assistant that has it. */
export async function revokeToken(tools: TokenTools, { token = "" }: Form): Promise<void> {
  const read = tools.notes.read("access", token) as { id: string } | null;
  const id = read?.id ?? (tools.refreshTokens.isOurs(token) ? sessionOf(token) : null);
  if (id !== null) await endWholly(tools, { id, why: "revoked" });
}

type Ending = { id: string; why: "code_reused" | "refresh_reused" | "revoked" };

async function endWholly({ db, clock }: TokenTools, { id, why }: Ending): Promise<void> {
  const now = clock.now();
  await inTransaction(db, async (trx) => {
    const ended = await endGrant(trx, { id, why, now });
    if (!ended?.session_id) return;
    const end = why === "revoked" ? "ended_by_owner" : "refresh_reused";
    await endAssistantSession(trx, { id: ended.session_id, why: end, now });
  });
}

function invalid(): TokenRefusal {
  return new TokenRefusal("invalid_grant");
}
