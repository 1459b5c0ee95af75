import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bei ${place}`,
  airport: "Flughafen",
  placeholder: "Hotel, Strand, Pier oder Straße",
  suggestions: "Orte",
  useMyLocation: "Meinen Standort nehmen",
  finding: "Wir suchen Ihren Standort...",
  unsupported: "Ihr Browser kennt keinen Standort.",
  denied: "Bitte erlauben Sie den Zugriff auf Ihren Standort.",
  unavailable: "Ihr Standort ließ sich nicht ermitteln.",
  noAddress: "Ihr Standort hat keine Adresse.",
  failed: "Ihr Standort ließ sich nicht ermitteln.",
} satisfies PlacesStrings;
