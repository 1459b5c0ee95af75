import { de as shared } from "../../assistants/refusals/de.ts";
import type { KeyRefusals } from "./en.ts";

export const de: KeyRefusals = {
  ...shared,
  not_found: "Auf diesem Konto gibt es keine solche Fahrt und keinen solchen Ort.",
  rate_limited: (seconds) => `Zu viele Anfragen. Bitte in ${seconds} Sekunden weiter.`,
  internal: "Bei uns ist etwas schiefgegangen. Bitte versuchen Sie es noch einmal.",
  unavailable: "Wir haben gerade eine Störung. Bitte versuchen Sie es gleich noch einmal.",
  broken_json: "Diese Anfrage lässt sich nicht lesen: Ihr Inhalt ist kein JSON.",
  unsupported_media_type: "Bitte senden Sie den Inhalt als JSON.",
  body_too_large: "Diese Anfrage ist zu lang.",
  method_not_allowed: "Diese Adresse kennt die Methode nicht.",
  invalid_input: "Etwas in dieser Anfrage stimmt nicht.",
  invalid_field: (field, why) => `Bitte prüfen Sie ${field}: ${why}`,
  invalid_fields: (fields) => `Bitte prüfen Sie: ${fields}.`,
  unauthenticated: "Dieser Schlüssel gilt nicht oder nicht mehr. Das Büro kann einen neuen machen.",
  forbidden: "Dieser Schlüssel darf das nicht. Das Büro kann einen machen, der es darf.",
  deposit_needed:
    "Diese Änderung braucht eine Anzahlung, und die Fahrt hat schon einen Fahrer. Bitte rufen Sie uns an.",
  credit_limit_reached: "Dieses Konto ist an seinem Kreditlimit. Bitte rufen Sie uns an.",
  edit_conflict: "Jemand anders hat diese Fahrt gerade geändert. Bitte lesen Sie sie neu.",
  bookings_refused: (place, all, why) =>
    `Es wurde nichts gebucht. Buchung ${place} von ${all} ist nicht möglich: ${why}`,
  other: "Das geht nicht.",
};
