import type { ShiftsOfficeStrings } from "./en.ts";

export default {
  about:
    "Wann die Fahrer arbeiten. Außerhalb ihrer Arbeitszeit und in Pausen gibt der Plan niemandem eine Fahrt; von Hand ein und aus gilt weiterhin für den Augenblick.",
  before: "Die Woche davor",
  after: "Die Woche danach",
  thisWeek: "Diese Woche",
  nobody: "Es gibt noch keine freigegebenen Fahrer.",
  table: "Schichten aller Fahrer",
  driver: "Fahrer",
  sum: "In der Woche",
  driven: (hours) => `${hours} gefahren`,
  proposes: "Schlägt eine Änderung vor",
  nothing: "nichts eingetragen",
  off: "Frei",
  minutes: (minutes) => `${minutes} min`,
  proposalOf: (name) => `Vorschlag von ${name}`,
  reason: "Ein Wort an den Fahrer, wenn Sie ablehnen",
  accept: "Annehmen",
  decline: "Ablehnen",
  accepted: "Angenommen. Das gilt ab jetzt.",
  declined: "Abgelehnt. Der Fahrer liest, warum.",
  day: "Die Arbeitszeit eines Tages",
  why: "Warum, fürs Büro",
  dayOff: "Freier Tag",
  asTheWeek: "Wie die Woche sagt",
} satisfies ShiftsOfficeStrings;
