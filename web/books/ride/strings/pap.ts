import type { RideFareStrings } from "./en.ts";

const rideFare: RideFareStrings = {
  title: "Preis i korekshonnan",
  correct: "Korigí e preis",
  correctOf: (reference) => `Korigí e preis di ${reference}`,
  asCompleted: (fare) => `${fare}, manera el a kompletá.`,
  corrected: (fare, completed) => `${fare}, korigí. El a kompletá ku ${completed}.`,
  creditNote: (number) => `Nota di krédito ${number}.`,
  onNextStatement: "E ta bai riba e siguiente estado di kuenta.",
  onStatement: (number) => `Riba estado di kuenta ${number}.`,
  toDriver: (amount) => `${amount} den e siguiente likidashon di e shofùr.`,
  intro: (fare) =>
    `E preis ta ${fare}. E korekshon ta para banda di dje ku bo nòmber i e motibu; nada no ta wòrdu skibí riba dje.`,
  isStated: (number) =>
    `E biahe ta riba estado di kuenta ${number}, ku ta keda manera e ta: ménos ta un nota di krédito, mas ta bai riba esun siguiente.`,
  isSettled: "E dianan di e shofùr ta likidá i ta keda asina: su parti ta drenta e siguiente likidashon.",
  fare: "Preis korekto den dòler",
  reason: "Motibu",
  reasonHint: "Ofisina i shofùr ta les'é, i e hotèl si e ta paga.",
  cancel: "Awor no",
  save: "Korigí",
  done: "Preis korigí.",
};

export default rideFare;
