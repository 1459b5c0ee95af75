import type { PayMomentStrings } from "./en.ts";

export default {
  opening: "Je rit is geboekt. We openen de betaalpagina...",
  paid: "Bedankt. In de auto hoef je niets te betalen.",
  part: "Bedankt. De rest betaal je in de auto, of hier.",
  failed:
    "De betaling is niet gelukt en er is niets afgeschreven. Je rit is gewoon geboekt: probeer het hier opnieuw, of betaal de chauffeur.",
  unpaid: "Je rit is geboekt, maar nog niet betaald. Betaal hier, of betaal de chauffeur.",
  unpaidDeposit: "De aanbetaling is nog niet gedaan; daarna staat je rit vast. Je kunt hier betalen.",
  waits:
    "De bank heeft nog niet laten weten of je hebt betaald. Je rit is geboekt, en deze pagina laat het zien zodra we het weten.",
  notBegun:
    "Je rit is geboekt, maar de betaalpagina ging niet open. Probeer het hier opnieuw, of betaal de chauffeur.",
} satisfies PayMomentStrings;
