import type { ErrorsStrings } from "./en.ts";

export default {
  broken_json: "Das hat leider nicht geklappt.",
  invalid_input: "Bitte prüfen Sie die markierten Felder.",
  invalid_code: "Dieser Code oder Link ist ungültig oder abgelaufen.",
  unauthenticated: "Bitte melden Sie sich an.",
  invalid_refresh_token:
    "Ihre Sitzung ist beendet. Melden Sie sich wieder an und machen Sie dort weiter, wo Sie waren.",
  forbidden: "Sie haben keinen Zugriff auf diese Seite.",
  not_found: "Das haben wir nicht gefunden.",
  method_not_allowed: "Das hat leider nicht geklappt.",
  unknown_query: "Das hat leider nicht geklappt.",
  ride_conflict: "Diese Fahrt hat sich gerade geändert.",
  not_open_yet: "Wir haben noch nicht geöffnet. Bitte rufen Sie uns an.",
  no_car_free: "Zu dieser Zeit ist kein Wagen frei.",
  price_changed: "Der Preis hat sich geändert. Bitte sehen Sie ihn sich noch einmal an.",
  deposit_needed:
    "Diese Änderung braucht eine Anzahlung, und Ihre Fahrt hat schon einen Fahrer. Bitte rufen Sie uns an.",
  body_too_large: "Dieser Text ist zu lang.",
  unsupported_media_type: "Das hat leider nicht geklappt.",
  idempotency_mismatch: "Seit dem ersten Senden hat sich etwas geändert. Bitte versuchen Sie es noch einmal.",
  off_island: "Dieser Ort liegt nicht auf Curaçao.",
  same_place: "Abholort und Ziel sind derselbe Ort.",
  party_too_large: "Ihre Gruppe passt in keines unserer Fahrzeuge. Rufen Sie uns an, wir finden einen Weg.",
  pickup_time_out_of_range: "Bitte wählen Sie eine Abholzeit in den nächsten 12 Monaten.",
  rate_limited: "Zu viele Versuche. Bitte warten Sie einen Moment.",
  internal: "Das hat leider nicht geklappt.",
  unavailable: "Wir erreichen den Server nicht. Bitte versuchen Sie es später noch einmal.",
  offline: "Sie sind offline. Ihre Eingaben sind gespeichert.",
  timeout: "Das hat zu lange gedauert. Bitte versuchen Sie es noch einmal.",
  unreachable: "Wir erreichen den Server nicht. Bitte versuchen Sie es später noch einmal.",
  unreadable: "Das hat leider nicht geklappt.",
} satisfies ErrorsStrings;
