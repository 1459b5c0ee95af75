import type { HailStrings } from "./en.ts";

export default {
  title: "Einsteiger",
  noSignal: "Einsteiger: nur mit Empfang",
  from: "Von",
  to: "Wohin",
  locating: "Standort wird gesucht...",
  people: "Personen",
  few: "1 bis 4",
  many: "5 oder 6",
  other: "Anderer Ort",
  start: (price) => `Start, ${price}`,
  choose: "Ziel wählen",
  starting: "Startet...",
  busy: "Sie haben einen Fahrgast an Bord. Schließen Sie zuerst diese Fahrt ab.",
} satisfies HailStrings;
