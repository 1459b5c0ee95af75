import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { payLinkSubject } from "./ask-payment.ts";
import { lockPayLink, lockRideOfLink, takeBackOpenLink } from "./pay-links.queries.ts";

/** Takes an open payment back. The provider hears of it next, and whether it was paid at the last moment. */
export async function cancelPayLink(
  trx: Trx,
  { id, by, now }: { id: number; by: number; now: Date },
): Promise<void> {
  await lockRideOfLink(trx, id);
  const link = await lockPayLink(trx, id);
  if (!link) throw notFound();
  if (link.state !== "open") throw new ApiError("edit_conflict", "This isn't open any more.");
  await takeBackOpenLink(trx, id, now);
  await recordAudit(trx, {
    actorId: by,
    action: "cancel_pay_link",
    subject: payLinkSubject(id),
    detail: { ride: link.ride_id, statement: link.statement_id },
    at: now,
  });
}
