import { nl as shared } from "../../assistants/refusals/nl.ts";
import type { KeyRefusals } from "./en.ts";

export const nl: KeyRefusals = {
  ...shared,
  not_found: "Op deze rekening staat zo'n rit of plek niet.",
  rate_limited: (seconds) => `Te veel verzoeken. Ga over ${seconds} seconden verder.`,
  internal: "Er ging iets mis bij ons. Probeer het nog eens.",
  unavailable: "Er is even iets mis bij ons. Probeer het zo weer.",
  broken_json: "Dit verzoek is niet te lezen: de inhoud is geen JSON.",
  unsupported_media_type: "Stuur de inhoud als JSON.",
  body_too_large: "Dit verzoek is te lang.",
  method_not_allowed: "Dit adres kent die methode niet.",
  invalid_input: "Iets in dit verzoek klopt niet.",
  invalid_field: (field, why) => `Kijk ${field} na: ${why}`,
  invalid_fields: (fields) => `Kijk dit na: ${fields}.`,
  unauthenticated: "Deze sleutel is niet of niet meer geldig. Het kantoor kan een nieuwe maken.",
  forbidden: "Deze sleutel mag dat niet. Het kantoor kan er een maken die het wel mag.",
  deposit_needed:
    "Voor deze wijziging is een aanbetaling nodig, en de rit heeft al een chauffeur. Bel ons even.",
  credit_limit_reached: "Deze rekening zit aan haar limiet. Bel ons even.",
  edit_conflict: "Iemand anders heeft deze rit net gewijzigd. Haal hem opnieuw op.",
  bookings_refused: (place, all, why) => `Er is niets geboekt. Boeking ${place} van ${all} kan niet: ${why}`,
  other: "Dat lukt niet.",
};
