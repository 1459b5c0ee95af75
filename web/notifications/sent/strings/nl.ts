import type { SentStrings } from "./en.ts";

export default {
  intro: "Wat we passagiers, chauffeurs en kantoor hebben verteld, zolang we het bewaren: 30 dagen.",
  search: "Zoek op ritnummer",
  way: "Verstuurd via",
  anyWay: "Alle wegen",
  show: "Welke berichten",
  states: { waiting: "Wacht", sent: "Verstuurd", failed: "Mislukt", given_up: "Opgegeven" },
  reports: { delivered: "Aangekomen", read: "Gelezen" },
  when: "Wanneer",
  about: "Waarover",
  to: "Aan",
  goes: (moment) => `Gaat weg ${moment}`,
  nextTry: (moment) => `Nieuwe poging ${moment}`,
  tries: (n) => (n === 1 ? "1 poging" : `${n} pogingen`),
  sendAgain: "Opnieuw versturen",
  again: "Het is opnieuw onderweg.",
  sentAgain: (moment) => `Opnieuw verstuurd ${moment}`,
  secret: "Er stond een code of link in voor de lezer alleen. Die kan een nieuwe vragen.",
  past: "De rit is al verder.",
  empty: "Nog geen berichten.",
  nothingFound: "Geen bericht gevonden.",
} satisfies SentStrings;
