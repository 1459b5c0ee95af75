import type { RideFareStrings } from "./en.ts";

const rideFare: RideFareStrings = {
  title: "Fahrpreis und Korrekturen",
  correct: "Fahrpreis korrigieren",
  correctOf: (reference) => `Fahrpreis von ${reference} korrigieren`,
  asCompleted: (fare) => `${fare}, wie die Fahrt abgeschlossen wurde.`,
  corrected: (fare, completed) => `${fare}, korrigiert. Abgeschlossen wurde sie mit ${completed}.`,
  creditNote: (number) => `Gutschrift ${number}.`,
  onNextStatement: "Kommt auf die nächste Monatsabrechnung.",
  onStatement: (number) => `Auf Monatsabrechnung ${number}.`,
  toDriver: (amount) => `${amount} in der nächsten Abrechnung des Fahrers.`,
  intro: (fare) =>
    `Der Fahrpreis ist ${fare}. Die Korrektur steht mit Ihrem Namen und dem Grund daneben; nichts wird überschrieben.`,
  isStated: (number) =>
    `Die Fahrt steht auf Monatsabrechnung ${number}, die bleibt, wie sie ist: Weniger ist eine Gutschrift, mehr kommt auf die nächste.`,
  isSettled:
    "Die Tage des Fahrers sind abgerechnet und bleiben es: Sein Teil kommt in die nächste Abrechnung.",
  fare: "Richtiger Fahrpreis in Dollar",
  reason: "Grund",
  reasonHint: "Büro und Fahrer lesen ihn, und das Hotel, wenn es zahlt.",
  cancel: "Jetzt nicht",
  save: "Korrigieren",
  done: "Fahrpreis korrigiert.",
};

export default rideFare;
