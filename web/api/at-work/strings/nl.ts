import type { ErrorsAtWorkStrings } from "./en.ts";

export default {
  invalid_driver_id: "Ongeldig chauffeursnummer",
  papers_expired: "Een document van deze chauffeur is verlopen.",
  driver_busy: "Deze chauffeur heeft dan al een rit.",
  driver_unavailable: "Deze chauffeur kan nu geen ritten aannemen.",
  period_settled: "Een deel van deze dagen zit al in een gesloten afrekening.",
  wrong_start_code: "Dit is niet de code van de passagier.",
  two_factor_needed: "Stel eerst inloggen in twee stappen in, bij je instellingen.",
} satisfies ErrorsAtWorkStrings;
