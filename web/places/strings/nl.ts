import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bij ${place}`,
  airport: "Luchthaven",
  placeholder: "Hotel, strand, pier of straat",
  suggestions: "Plekken",
  useMyLocation: "Gebruik mijn locatie",
  finding: "Je locatie zoeken...",
  unsupported: "Je browser kan je locatie niet bepalen.",
  denied: "Geef toegang tot je locatie.",
  unavailable: "We kunnen je locatie niet ophalen.",
  noAddress: "Geen adres gevonden voor je locatie.",
  failed: "Je locatie ophalen is niet gelukt.",
} satisfies PlacesStrings;
