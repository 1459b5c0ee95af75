import { languageOf } from "../../domain/languages.ts";
import type { Trx } from "../database/connect.ts";
import { queueRefund } from "../notifications/queue-refund.ts";
import { getRide } from "../rides/get-ride.ts";
import { describe } from "./describe.ts";
import { findPayLink } from "./pay-links.queries.ts";

type Refunded = { linkId: number; cents: number; now: Date };

/** Tells whoever paid that some of it, or all of it, was given back: the passenger of a ride, or the hotel or firm of a statement. */
export async function tellOfRefund(trx: Trx, { linkId, cents, now }: Refunded): Promise<void> {
  const link = await findPayLink(trx, linkId);
  if (!link) return;
  const { purpose } = link;
  const facts = { purpose, amountCents: cents };
  if (link.ride_id === null) {
    await queueRefund(trx, {
      facts: {
        ...facts,
        reference: String(link.statement_number ?? ""),
        name: link.statement_name ?? "",
        trackingCode: null,
      },
      language: languageOf(link.statement_language ?? "en"),
      rideId: null,
      riderId: null,
      email: link.statement_email,
      phone: null,
      now,
    });
    return;
  }
  const ride = await getRide(trx, link.ride_id);
  await queueRefund(trx, {
    facts: { ...facts, reference: describe(link), name: ride.rider_name, trackingCode: ride.tracking_code },
    language: languageOf(ride.language),
    rideId: ride.id,
    riderId: ride.rider_id,
    email: ride.rider_email,
    phone: ride.rider_phone,
    now,
  });
}
