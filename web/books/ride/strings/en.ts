const rideFare = {
  title: "Fare and corrections",
  correct: "Correct the fare",
  correctOf: (reference: string) => `Correct the fare of ${reference}`,
  asCompleted: (fare: string) => `${fare}, as it was completed.`,
  corrected: (fare: string, completed: string) => `${fare}, corrected. It was completed with ${completed}.`,
  creditNote: (number: number) => `Credit note ${number}.`,
  onNextStatement: "It goes on the next statement.",
  onStatement: (number: number) => `On statement ${number}.`,
  toDriver: (amount: string) => `${amount} in the driver's next settlement.`,
  intro: (fare: string) =>
    `The fare is ${fare}. The correction stands beside it with your name and the reason; nothing is overwritten.`,
  isStated: (number: number) =>
    `The ride is on statement ${number}, which stays as it is: less is a credit note, more goes on the next statement.`,
  isSettled: "The driver's days are settled and stay so: their part comes into the next settlement.",
  fare: "Right fare in dollars",
  reason: "Reason",
  reasonHint: "The office and the driver read it, and the hotel where it pays.",
  cancel: "Not now",
  save: "Correct",
  done: "Fare corrected.",
};

export default rideFare;
export type RideFareStrings = typeof rideFare;
