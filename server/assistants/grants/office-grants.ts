import type { AllowedAssistant } from "../../../contract/assistants/office-grants.endpoints.ts";
import { endAssistantSession } from "../../accounts/sessions/assistant-sessions.ts";
import { accountSubject, recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { partnerSubject } from "../../partners/change-partners.ts";
import { expectPartner } from "../../partners/expect-partner.ts";
import { endGrant, findLiveGrant, listGrantsOfPartner, listGrantsOfRiders } from "./grants.queries.ts";

/** The assistants that act for a hotel or firm. */
export async function readPartnerAssistants(db: Db, partnerId: number): Promise<AllowedAssistant[]> {
  await expectPartner(db, partnerId);
  return (await listGrantsOfPartner(db, partnerId)).map(presented);
}

/** The assistants that act for riders. */
export async function readRiderAssistants(db: Db, now: Date): Promise<AllowedAssistant[]> {
  return (await listGrantsOfRiders(db, now)).map(presented);
}

type GrantRow = Awaited<ReturnType<typeof listGrantsOfPartner>>[number];

function presented(grant: GrantRow): AllowedAssistant {
  return {
    id: grant.id,
    host: new URL(grant.client_id).host,
    allowed_by: grant.allowed_by,
    scopes: grant.scopes,
    allowed_at: grant.allowed_at.toISOString(),
    last_used_at: grant.last_used_at?.toISOString() ?? null,
  };
}

/** Withdraws by the office's hand what a rider, a hotel or a firm allows. */
export async function withdrawByOffice(
  trx: Trx,
  { id, by, now }: { id: string; by: number; now: Date },
): Promise<void> {
  const grant = await findLiveGrant(trx, { id, now });
  if (!grant) throw notFound();
  await endGrant(trx, { id, why: "withdrawn", now });
  if (grant.session_id !== null) {
    await endAssistantSession(trx, { id: grant.session_id, why: "ended_by_owner", now });
  }
  await recordAudit(trx, {
    actorId: by,
    action: "withdraw_assistant",
    subject:
      grant.partner_id === null ? accountSubject(grant.account_id ?? 0) : partnerSubject(grant.partner_id),
    detail: { assistant: new URL(grant.client_id).host },
    at: now,
  });
}
