import { randomUUID } from "node:crypto";
import type { AssistantRequest } from "../../../contract/assistants/grants.endpoints.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { endAssistantSession, openAssistantSession } from "../../accounts/sessions/assistant-sessions.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { type Caller, accountOf } from "../../http/caller.ts";
import { partnerSubject } from "../../partners/change-partners.ts";
import type { SignedNotes } from "../signed-notes.ts";
import { endGrant, insertGrant, listLiveGrantsOf } from "./grants.queries.ts";
import { type Doors, type GoodRequest, type ReadRequest, readRequest } from "./read-request.ts";

/** An assistant comes with its code at once. */
const CODE_LIFE_MS = MINUTE_MS;

/** The question of the page, and where it leads without their yes. */
export async function presentRequest(doors: Doors, asked: AssistantRequest) {
  const { good, leaveTo, refusal } = await readRequest(doors, asked);
  return {
    asks: good && {
      host: good.client.host,
      returns_to: new URL(good.redirectUri).host,
      scopes: [...good.scopes],
    },
    leave_to: leaveTo?.({ error: refusal ?? "access_denied" }) ?? null,
  };
}

type LeavingTo = NonNullable<ReadRequest["leaveTo"]>;
export type Allowable = { good: GoodRequest; leaveTo: LeavingTo };

/** The request, where it can be allowed. */
export async function expectRequest(doors: Doors, asked: AssistantRequest): Promise<Allowable> {
  const { good, leaveTo } = await readRequest(doors, asked);
  if (good && leaveTo) return { good, leaveTo };
  const sentence = "This assistant can't be allowed. Go back to it and begin again.";
  throw new ApiError("invalid_input", sentence, { fields: { client_id: sentence } });
}

type Allowing = { request: Allowable; caller: Caller; notes: SignedNotes; now: Date };

/** Allows an assistant what it asks, and gives the address that takes its person back to it with a code. */
export async function allowAssistant(
  trx: Trx,
  { request: { good, leaveTo }, caller, notes, now }: Allowing,
): Promise<{ leave_to: string }> {
  const { client, redirectUri, challenge, scopes, resource } = good;
  const account = accountOf(caller);
  const id = randomUUID();
  await insertGrant(trx, {
    id,
    session_id:
      account && (await openAssistantSession(trx, { accountId: account.accountId, host: client.host, now })),
    partner_key_id: caller.actor === "partner" ? caller.keyId : null,
    client_id: client.id,
    redirect_uri: redirectUri,
    resource,
    scopes: JSON.stringify(scopes),
    challenge,
    allowed_at: now,
  });
  await recordAudit(trx, {
    actorId: account?.accountId ?? null,
    action: "allow_assistant",
    subject:
      caller.actor === "partner" ? partnerSubject(caller.partnerId) : accountSubject(account?.accountId ?? 0),
    detail: { assistant: client.host, scopes },
    at: now,
  });
  return { leave_to: leaveTo({ code: notes.write("code", id, CODE_LIFE_MS).text }) };
}

/** The assistants that a rider allows. */
export async function readAssistants(db: Db, { accountId, now }: { accountId: number; now: Date }) {
  return (await listLiveGrantsOf(db, { accountId, now })).map((grant) => ({
    id: grant.id,
    host: new URL(grant.client_id).host,
    scopes: grant.scopes,
    allowed_at: grant.allowed_at.toISOString(),
    last_used_at: grant.last_used_at?.toISOString() ?? null,
  }));
}

/** Withdraws what a rider allows, from the next request on. */
export async function withdrawAssistant(
  trx: Trx,
  { id, accountId, now }: { id: string; accountId: number; now: Date },
): Promise<void> {
  const own = await listLiveGrantsOf(trx, { accountId, now });
  const ended = own.some((grant) => grant.id === id)
    ? await endGrant(trx, { id, why: "withdrawn", now })
    : undefined;
  if (!ended) throw notFound();
  if (ended.session_id !== null) {
    await endAssistantSession(trx, { id: ended.session_id, why: "ended_by_owner", now });
  }
  await recordAudit(trx, {
    actorId: accountId,
    action: "withdraw_assistant",
    subject: accountSubject(accountId),
    detail: { assistant: new URL(ended.client_id).host },
    at: now,
  });
}
