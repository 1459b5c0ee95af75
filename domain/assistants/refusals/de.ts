import type { Refusals } from "./en.ts";

export const de = {
  not_found: "Das haben wir nicht gefunden.",
  ride_conflict: "Diese Fahrt hat sich gerade geändert.",
  not_open_yet: "Wir haben noch nicht geöffnet. Bitte rufen Sie uns an.",
  closed_for_now: "Wir haben zurzeit geschlossen und nehmen keine Buchungen an. Bitte rufen Sie uns an.",
  no_car_free: "Zu dieser Zeit ist kein Wagen frei.",
  deal_refused: "Das Angebot ist vorbei. Bitte prüfen Sie den Preis.",
  price_changed: "Der Preis hat sich geändert. Bitte prüfen Sie ihn.",
  deposit_needed:
    "Diese Änderung braucht eine Anzahlung, und Ihre Fahrt hat schon einen Fahrer. Bitte rufen Sie uns an.",
  idempotency_mismatch: "Inzwischen hat sich etwas geändert. Bitte versuchen Sie es noch einmal.",
  off_island: "Dieser Ort liegt nicht auf Curaçao.",
  same_place: "Abholort und Ziel sind derselbe Ort.",
  party_too_large: "Ihre Gruppe passt in keines unserer Fahrzeuge. Rufen Sie uns an, wir finden einen Weg.",
  pickup_time_out_of_range: "Bitte wählen Sie eine Zeit in den nächsten 12 Monaten.",
  rate_limited: "Zu viele Versuche. Bitte warten Sie einen Moment.",
  internal: "Das hat leider nicht geklappt.",
  unavailable: "Wir erreichen den Server nicht. Bitte versuchen Sie es später noch einmal.",
} satisfies Refusals;
