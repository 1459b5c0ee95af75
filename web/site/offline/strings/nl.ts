import type { OfflineStrings } from "./en.ts";

export default {
  head: "Je bent offline",
  title: "Je bent offline",
  text: "Voor deze pagina heb je internet nodig. Bellen kan wel; dan boeken we voor je.",
  call: "Bel ons",
  retry: "Opnieuw proberen",
  lastRide: "Je laatste rit",
  asOf: (moment) => `Stand van ${moment}. Er kan iets veranderd zijn.`,
  plate: "Kenteken",
  driver: "Chauffeur",
  reference: "Boekingsnummer",
} satisfies OfflineStrings;
