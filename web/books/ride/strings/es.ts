import type { RideFareStrings } from "./en.ts";

const rideFare: RideFareStrings = {
  title: "Tarifa y correcciones",
  correct: "Corregir la tarifa",
  correctOf: (reference) => `Corregir la tarifa de ${reference}`,
  asCompleted: (fare) => `${fare}, como se completó.`,
  corrected: (fare, completed) => `${fare}, corregida. Se completó con ${completed}.`,
  creditNote: (number) => `Nota de crédito ${number}.`,
  onNextStatement: "Va en el próximo estado de cuenta.",
  onStatement: (number) => `En el estado de cuenta ${number}.`,
  toDriver: (amount) => `${amount} en la próxima liquidación del conductor.`,
  intro: (fare) =>
    `La tarifa es ${fare}. La corrección queda al lado con su nombre y el motivo; nada se sobrescribe.`,
  isStated: (number) =>
    `El viaje está en el estado de cuenta ${number}, que queda como está: menos es una nota de crédito, más va en el próximo.`,
  isSettled:
    "Los días del conductor están liquidados y quedan así: su parte entra en la próxima liquidación.",
  fare: "Tarifa correcta en dólares",
  reason: "Motivo",
  reasonHint: "Lo leen la oficina y el conductor, y el hotel si paga.",
  cancel: "Ahora no",
  save: "Corregir",
  done: "Tarifa corregida.",
};

export default rideFare;
