import type { NewPartner } from "../../contract/partners/partner-schemas.ts";

/** The demo's one hotel, whose guests ride on its account. */
export const DEMO_HOTEL: NewPartner = {
  name: "Hotel Pundamar",
  address: "Handelskade 12, Willemstad",
  crib: "102 345 678",
  email: "frontdesk@pundamar.example",
  phone: "+59995550150",
  discount_percent: 0,
  credit_limit: 10_000,
  language: "en",
};
