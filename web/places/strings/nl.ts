import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bij ${place}`,
  airport: "Luchthaven",
  placeholder: "Hotel, strand, pier of straat",
  suggestions: "Plekken",
  useMyLocation: "Gebruik mijn locatie",
  finding: "Je locatie zoeken...",
  failed: "Je locatie ophalen is niet gelukt.",
} satisfies PlacesStrings;
