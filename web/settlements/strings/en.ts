const settlements = {
  days: (first: string, last: string) => (first === last ? first : `${first} to ${last}`),
  by: (name: string, when: string) => `${name}, ${when}`,
  weOwe: (name: string, amount: string) => `We owe ${name} ${amount}.`,
  owesUs: (name: string, amount: string) => `${name} owes us ${amount}.`,
  even: "Nothing is owed.",
  and: (one: string, other: string) => `${one} and ${other}`,
  together: (sentence: string) => `At 1.79 guilders to the dollar that makes: ${sentence}`,
  usd: "US$",
  xcg: "XCG",
  fares: (rides: number) => (rides === 1 ? "Fare of 1 ride" : `Fares of ${rides} rides`),
  tips: "Tips",
  brought: "Fares and tips",
  cash: "Paid to the driver in dollars",
  cashXcg: "Paid to the driver in guilders",
  card: "By card and on account",
  byLink: "Paid by link",
  linkToUs: "Paid by link to the company",
  ofItByLink: (amount: string) => `${amount} by link`,
  notRecorded: "Payment not said",
  cardToUs: "Card and account, paid to the company",
  handedIn: "Cash handed in",
  commission: "Commission",
  asClosed: "Owed at the closing",
  corrections: "Corrections",
  total: "Owed",
  rides: "Rides",
  ride: "Ride",
  completed: "Completed",
  payment: "Payment",
  fare: "Fare",
  tip: "Tip",
  noRides: "No ride was completed on these days.",
  youGet: (amount: string) => `You get ${amount} from the company.`,
  youOwe: (amount: string) => `You owe the company ${amount}.`,
  own: "Your settlements",
  ownIntro:
    "What you and the company owed each other, as the office closed it. Ask dispatch about anything you don't recognize.",
  ownNone: "Nothing is settled yet.",
  ownLoading: "Adding up...",
  details: "How that comes",
};

export default settlements;
export type SettlementStrings = typeof settlements;

declare module "../../language/strings.ts" {
  interface StringCatalogue {
    settlements: SettlementStrings;
  }
}
