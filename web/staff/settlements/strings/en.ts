const settlements = {
  title: "Settle with a driver",
  intro:
    "Drivers keep the fare minus the commission, plus tips. The company owes them what it received itself; cash they're holding counts as paid to them.",
  driver: "Driver",
  choose: "Choose a driver",
  from: "From",
  to: "To and including",
  oddDays: "The last day can't be before the first.",
  loading: "Adding up...",
  underWay: "You can close these days once the last one is over.",
  settled: "Some of these days are closed already. Choose days after them.",
  showSettled: "Show what's closed",
  unsaid: (amount: string) =>
    `Nobody said how ${amount} was paid. It counts as paid to the driver; dispatch can still say it within a week of the ride.`,
  close: "Close these days",
  closeOf: (name: string, days: string) => `Close ${days} for ${name}?`,
  closeText: (owed: string) =>
    `${owed} Once closed, these figures stay as they are. Anything that turns up later becomes a correction.`,
  keepOpen: "Not yet",
  closed: "Closed.",
  list: "Closed settlements",
  empty: "No settlements yet.",
  period: "Days",
  owed: "Owed",
  closedBy: "Closed by",
  open: "Open",
  actions: "Actions",
  of: (name: string) => `Settlement with ${name}`,
  line: "What",
  ridesPart: "The rides",
  owedPart: "What's owed",
  inHand: "In hand",
  percent: "Commission (%)",
  changed: (rides: number, owed: string) =>
    `These days have changed since then: ${rides === 1 ? "1 ride" : `${rides} rides`}. ${owed} If that's right, enter a correction.`,
  correct: "Correct",
  correctOf: (name: string) => `Correction for ${name}`,
  correctText: "The closed figures stay. What's owed changes by this amount.",
  inFavour: "In favor of",
  favours: { driver: "The driver", company: "The company" },
  currency: "Currency",
  currencies: { usd: "US dollars", xcg: "Guilders" },
  amount: "Amount",
  reason: "Reason",
  corrected: "Correction added.",
  noCorrections: "No corrections.",
  csv: "Export CSV",
  print: "Print",
  signDriver: "Driver",
  signCompany: "For the company",
  rates: {
    intro: "The company's part of each fare, from a day on. A rate can't be edited; add a new one.",
    none: "No commission yet: drivers keep their whole fares.",
    validFrom: "Valid from",
    percent: "Commission (%)",
    state: "Status",
    states: { coming: "To come", in_force: "Current", past: "Past", withdrawn: "Withdrawn" },
    addedBy: "Added by",
    add: "New commission",
    added: "Commission added.",
    withdraw: "Withdraw",
    withdrawOf: (day: string) => `Withdraw the commission from ${day}`,
    withdrawText: "It never takes effect. It stays on the list as withdrawn.",
    withdrawn: "Commission withdrawn.",
    reason: "Reason",
  },
};

export default settlements;
export type OfficeSettlementStrings = typeof settlements;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/settlements": OfficeSettlementStrings;
  }
}
