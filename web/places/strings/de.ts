import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bei ${place}`,
  airport: "Flughafen",
  placeholder: "Hotel, Strand, Pier oder Straße",
  suggestions: "Orte",
  useMyLocation: "Meinen Standort nehmen",
  finding: "Wir suchen Ihren Standort...",
  unsupported: "Ihr Browser kann keinen Standort ermitteln.",
  denied: "Bitte erlauben Sie den Zugriff auf Ihren Standort.",
  unavailable: "Ihr Standort ließ sich nicht ermitteln.",
  noAddress: "Zu Ihrem Standort haben wir keine Adresse gefunden.",
  failed: "Ihr Standort ließ sich nicht ermitteln.",
} satisfies PlacesStrings;
