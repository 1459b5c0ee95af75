import { languageOf } from "../../domain/languages.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { Trx } from "../database/connect.ts";
import { ApiError, notFound } from "../http/api-error.ts";
import { queuePayLink } from "../notifications/queue-pay-link.ts";
import { getRide } from "../rides/get-ride.ts";
import { waitsForDeposit } from "../rides/trip-of.ts";
import { payLinkSubject } from "./ask-payment.ts";
import { describe } from "./describe.ts";
import { findPayLink, updatePayLink } from "./pay-links.queries.ts";

type Sending = { id: number; by: number | null; now: Date };

/** Sends the link, in the language of whoever is to pay: to a passenger by every way that reaches them, to a hotel or firm by mail. */
export async function sendPayLink(trx: Trx, { id, by, now }: Sending): Promise<void> {
  const link = await findPayLink(trx, id);
  if (!link) throw notFound();
  if (link.state !== "open") throw new ApiError("edit_conflict", "This isn't open any more.");
  const facts = {
    code: link.code,
    purpose: link.purpose,
    amountCents: link.amount_cents,
    reference: describe(link),
  };
  if (link.ride_id === null) {
    await queuePayLink(trx, {
      facts: { ...facts, reference: String(link.statement_number ?? ""), name: link.statement_name ?? "" },
      language: languageOf(link.statement_language ?? "en"),
      rideId: null,
      email: link.statement_email,
      phone: null,
      byPassenger: false,
      now,
    });
  } else {
    const ride = await getRide(trx, link.ride_id);
    await queuePayLink(trx, {
      facts: {
        ...facts,
        name: ride.rider_name,
        ...(waitsForDeposit(ride) ? { cancelledAt: link.expires_at.toISOString() } : {}),
      },
      language: languageOf(ride.language),
      rideId: ride.id,
      email: ride.rider_email,
      phone: ride.rider_phone,
      byPassenger: by === null,
      now,
    });
  }
  await updatePayLink(trx, id, { sent_at: now });
  await recordAudit(trx, {
    actorId: by,
    action: "send_pay_link",
    subject: payLinkSubject(id),
    detail: { ride: link.ride_id, statement: link.statement_id },
    at: now,
  });
}
