import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bei ${place}`,
  airport: "Flughafen",
  placeholder: "Hotel, Strand, Pier oder Straße",
  suggestions: "Orte",
  useMyLocation: "Meinen Standort nehmen",
  finding: "Wir suchen Ihren Standort...",
  failed: "Ihr Standort ließ sich nicht ermitteln.",
} satisfies PlacesStrings;
