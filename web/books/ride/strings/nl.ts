import type { RideFareStrings } from "./en.ts";

const rideFare: RideFareStrings = {
  title: "Ritprijs en correcties",
  correct: "Ritprijs corrigeren",
  correctOf: (reference) => `Ritprijs van ${reference} corrigeren`,
  asCompleted: (fare) => `${fare}, zoals de rit is afgerond.`,
  corrected: (fare, completed) => `${fare}, gecorrigeerd. Afgerond met ${completed}.`,
  creditNote: (number) => `Creditnota ${number}.`,
  onNextStatement: "Komt op het volgende overzicht.",
  onStatement: (number) => `Op overzicht ${number}.`,
  toDriver: (amount) => `${amount} in de volgende afrekening van de chauffeur.`,
  intro: (fare) =>
    `De ritprijs is ${fare}. De correctie staat ernaast met je naam en de reden; er wordt niets overschreven.`,
  isStated: (number) =>
    `De rit staat op overzicht ${number}, dat blijft zoals het is: minder wordt een creditnota, meer komt op het volgende overzicht.`,
  isSettled:
    "De dagen van de chauffeur zijn afgerekend en blijven zo: hun deel komt in de volgende afrekening.",
  fare: "Juiste ritprijs in dollars",
  reason: "Reden",
  reasonHint: "Kantoor en chauffeur lezen het, en het hotel als dat betaalt.",
  cancel: "Nu niet",
  save: "Corrigeren",
  done: "Ritprijs gecorrigeerd.",
};

export default rideFare;
