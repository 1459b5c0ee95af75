import type { Refusals } from "./en.ts";

export const nl = {
  not_found: "We konden dit niet vinden.",
  ride_conflict: "Deze rit is net gewijzigd.",
  not_open_yet: "We zijn nog niet open. Bel ons even.",
  closed_for_now: "We zijn nu even gesloten en nemen geen boekingen aan. Bel ons even.",
  no_car_free: "Op dat moment is er geen auto vrij.",
  deal_refused: "Deze actie is voorbij. Kijk nog eens naar de prijs.",
  price_changed: "De prijs is veranderd. Kijk er nog eens naar.",
  deposit_needed:
    "Voor deze wijziging is een aanbetaling nodig, en er rijdt al een chauffeur voor je. Bel ons even.",
  idempotency_mismatch: "Er is iets veranderd sinds je dit verstuurde. Probeer het opnieuw.",
  off_island: "Die plek ligt niet op Curaçao.",
  same_place: "Ophaalpunt en bestemming zijn dezelfde plek.",
  party_too_large: "Je groep past niet in één van onze auto's. Bel ons even, dan regelen we het.",
  pickup_time_out_of_range: "Kies een ophaaltijd binnen de komende 12 maanden.",
  rate_limited: "Te veel pogingen. Wacht even.",
  internal: "Er ging onverwacht iets mis",
  unavailable: "Geen verbinding met de server. Probeer het later opnieuw.",
} satisfies Refusals;
