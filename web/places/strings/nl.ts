import type { PlacesStrings } from "./en.ts";

export default {
  near: (place) => `bij ${place}`,
  pointElsewhere: (place) => `punt bij ${place}`,
  pointElsewhereHint:
    "Deze woorden en het punt op de kaart kloppen niet met elkaar, of de woorden zijn hier niet te lezen. Vraag de passagier welke plek bedoeld is.",
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
