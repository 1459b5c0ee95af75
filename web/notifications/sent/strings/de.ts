import type { SentStrings } from "./en.ts";

export default {
  intro: "Was wir Fahrgästen, Fahrern und dem Büro gesagt haben, solange es aufbewahrt wird: 30 Tage.",
  search: "Buchungsnummer suchen",
  way: "Gesendet per",
  anyWay: "Jeder Weg",
  show: "Nachrichten filtern",
  states: { waiting: "Wartet", sent: "Gesendet", failed: "Fehlgeschlagen", given_up: "Aufgegeben" },
  reports: { delivered: "Angekommen", read: "Gelesen" },
  when: "Wann",
  about: "Worum es geht",
  to: "An",
  goes: (moment) => `Geht ${moment}`,
  nextTry: (moment) => `Nächster Versuch ${moment}`,
  tries: (n) => (n === 1 ? "1 Versuch" : `${n} Versuche`),
  sendAgain: "Noch einmal senden",
  again: "Sie ist wieder unterwegs.",
  sentAgain: (moment) => `Noch einmal gesendet ${moment}`,
  secret: "Sie enthielt einen Code oder Link nur für den Empfänger. Er kann um einen neuen bitten.",
  past: "Die Fahrt ist schon weiter.",
  empty: "Noch keine Nachrichten.",
  nothingFound: "Keine Nachricht passt.",
} satisfies SentStrings;
