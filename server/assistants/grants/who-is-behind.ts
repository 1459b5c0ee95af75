import type { FastifyReply, FastifyRequest } from "fastify";
import { ASSISTANT_SCOPES, rightsOf } from "../../../domain/assistants/assistant-scopes.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { ApiError } from "../../http/api-error.ts";
import type { Authenticate } from "../../http/caller.ts";
import { isKey } from "../../../domain/partners/key-mark.ts";
import type { Clock } from "../../process/clock.ts";
import type { Behind } from "../assistant-call.ts";
import type { SignedNotes } from "../signed-notes.ts";
import { grantOf } from "./grant-tokens.ts";
import { findLiveGrant, noteGrantUse } from "./grants.queries.ts";

type Door = {
  readonly db: Db;
  readonly clock: Clock;
  readonly notes: SignedNotes;
  readonly authenticate: Authenticate;
  /** The door as assistants name it. */
  readonly resource: string;
  /** Where it says who lets them in (RFC 9728). */
  readonly metadata: string;
  /** It is for those alone who are let in. */
  readonly asksWho: boolean;
};

const NOTED_EVERY_MS = MINUTE_MS;

/**
 * The one behind a request at a door. Without a token that is a guest; a token that is wrong, or of another door, or of the site, is refused, so
 * that nobody is taken for a guest without noticing.
 */
export async function whoIsBehind(door: Door, request: FastifyRequest, reply: FastifyReply): Promise<Behind> {
  const { authorization } = request.headers;
  const address = request.ip;
  if (authorization === undefined && !door.asksWho) {
    return { caller: { actor: "guest", address, byAssistant: true }, rights: null, consent: null };
  }
  const token = /^Bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  const behind = token === undefined ? null : await behindToken(door, { token, address });
  if (behind) return behind;
  const said = authorization === undefined ? "" : `error="invalid_token", `;
  const scopes = ASSISTANT_SCOPES.join(" ");
  reply.header("WWW-Authenticate", `Bearer ${said}scope="${scopes}", resource_metadata="${door.metadata}"`);
  throw new ApiError(
    "unauthenticated",
    "This assistant isn't allowed in any more. Ask its person to allow it again.",
  );
}

type Shown = { token: string; address: string };

async function behindToken(door: Door, { token, address }: Shown): Promise<Behind | null> {
  if (isKey(token)) return behindKey(door, { token, address });
  const { db, clock, notes, resource, metadata } = door;
  const now = clock.now();
  const id = grantOf(notes, { token, resource });
  const grant = id === null ? undefined : await findLiveGrant(db, { id, now });
  if (!grant) return null;
  if (!grant.last_used_at || now.getTime() - grant.last_used_at.getTime() >= NOTED_EVERY_MS) {
    await noteGrantUse(db, { id: grant.id, now });
  }
  const allowed = rightsOf(grant.scopes);
  const consent = { scopes: grant.scopes, metadata };
  if (grant.partner_key_id !== null && grant.partner_id !== null) {
    const scopes = allowed.filter((right) => grant.key_scopes?.includes(right));
    const { partner_key_id: keyId, partner_id: partnerId } = grant;
    const caller = { actor: "partner", partnerId, keyId, scopes, address, byAssistant: true } as const;
    return { caller, rights: scopes, consent };
  }
  const { role, account_id: accountId, username, session_id: sessionId, expires_at: tokenEndsAt } = grant;
  if (!role || !accountId || !username || !sessionId || !tokenEndsAt) return null;
  const caller = { actor: role, accountId, sessionId, username, tokenEndsAt, address } as const;
  return { caller: { ...caller, byAssistant: true }, rights: allowed, consent };
}

/** A hotel's own program may also come with the key that the office gave it. */
async function behindKey({ authenticate }: Door, { token, address }: Shown): Promise<Behind | null> {
  const caller = await authenticate(token, { forList: false, address });
  if (caller?.actor !== "partner") return null;
  return { caller: { ...caller, byAssistant: true }, rights: caller.scopes, consent: null };
}
