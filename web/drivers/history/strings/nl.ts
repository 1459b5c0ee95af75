import type { DriverHistoryStrings } from "./en.ts";

export default {
  title: "Afgeronde ritten",
  description: "De ritten die je hebt afgerond.",
  loading: "Afgeronde ritten laden...",
  failed: "Afgeronde ritten ophalen is niet gelukt. Probeer het opnieuw.",
  search: "Zoek passagier, plaats, datum...",
  searchLabel: "Afgeronde ritten zoeken",
  empty: "Geen afgeronde ritten gevonden",
  emptyText: "Ritten die je afrondt staan hier.",
  noMatch: "Geen ritten gevonden met deze zoekwoorden.",
  number: "Rit",
  phone: "Telefoon",
  rider: "Passagier",
  completed: "Afgerond",
  refresh: "Vernieuwen",
  olderLater: "Oudere zie je zodra je weer bereik hebt.",
  found: (shown, all) =>
    shown === all ? (all === 1 ? "1 rit" : `${all} ritten`) : `Ritten: ${shown} van ${all}`,
} satisfies DriverHistoryStrings;
