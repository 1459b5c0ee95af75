import type { ApplicationsStrings } from "./en.ts";

export default {
  about: (n, oldest) => (n === 1 ? `1 offen, schon ${oldest}` : `${n} offen, die älteste schon ${oldest}`),
  search: "Bewerber suchen",
  nothingFound: "Niemand passt.",
  back: "Alle Bewerbungen",
  gone: "Diese Bewerbung gibt es nicht mehr.",
  seats: (n) => (n === 1 ? "1 Platz" : `${n} Plätze`),
  speaks: "Spricht",
  papers: "Dokumente",
  goodConduct: "Führungszeugnis",
  seenOf: (seen, all) => `${seen} von ${all} gesehen`,
  notSeen: "Noch nicht gesehen",
  seenBy: (day, who) => (who === null ? `gesehen ${day}` : `gesehen ${day}, ${who}`),
  allSeen: "Jedes Dokument wurde gesehen.",
  notAllSeen: "Haken Sie jedes Dokument ab, wenn Sie es sehen.",
  approveAllTheSame: (seen, all) => `${seen} von ${all} Dokumenten gesehen. Trotzdem freigeben?`,
  getsMail: "Eine E-Mail mit einem Link zum Wählen eines Passworts geht an diese Person.",
  logged: "Steht mit Ihrem Namen im Änderungsprotokoll.",
  account: (email) => `Für ${email} wird ein Fahrerkonto angelegt.`,
  drives: (car) => `Es kann sofort Fahrten annehmen, Wagen: ${car}.`,
  enterDates: "Die Daten der Dokumente werden unter Fahrer eingetragen.",
} satisfies ApplicationsStrings;
