import { drawTrackingCode } from "../rides/booking/ride-codes.ts";

/** The demo's one hotel, whose guests ride on its account. */
export function demoHotel(now: Date) {
  return {
    name: "Hotel Pundamar",
    address: "Handelskade 12, Willemstad",
    crib: "102 345 678",
    email: "frontdesk@pundamar.example",
    phone: "+59995550150",
    discount_percent: 0,
    credit_limit_cents: 1_000_000,
    language: "en",
    code: drawTrackingCode(),
    reception_code: drawTrackingCode(),
    created_at: now,
    updated_at: now,
  };
}
