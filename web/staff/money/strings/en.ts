const money = {
  view: "What to look at",
  views: {
    income: "What came in",
    cash: "Cash with drivers",
    closings: "Shift closings",
    settlements: "Settlements",
    commission: "Commission",
  },
  period: "Period",
  periods: {
    today: "Today",
    yesterday: "Yesterday",
    week: "This week",
    month: "This month",
    own: "Other days",
  },
  from: "From",
  to: "To and including",
  collected: "Collected",
  fares: "Fares",
  tips: "Tips",
  rides: "Rides",
  by: "Split by",
  parts: { day: "Day", hour: "Hour", zone: "Zone", type: "Vehicle type", payment: "Payment" },
  noZone: "By the kilometer",
  inHand: (xcg: string) => `${xcg} in hand`,
  nothing: "No ride was completed on these days.",
  csv: "Export CSV",
  driver: "Driver",
  sinceClosing: "Since the last closing",
  closed: "Closed, not handed in",
  together: "Together",
  closings: (n: number) => (n === 1 ? "1 closing" : `${n} closings`),
  ridesOf: (n: number) => (n === 1 ? "1 ride" : `${n} rides`),
  noCash: "No driver is holding company cash.",
  allCash: "Still with drivers",
  handIn: "Hand in",
  handInOf: (name: string) => `Cash of ${name}`,
  handInText: "Count it yourself. You sign for it with your name, once.",
  receivedUsd: "Received, US$",
  receivedXcg: "Received, XCG",
  note: "Note (optional)",
  sign: "Sign for it",
  signed: "Signed for.",
  handedIn: "Handed in",
  signedBy: (name: string, when: string) => `${name}, ${when}`,
  notYet: "Not yet",
  state: "Which closings",
  states: { with_driver: "Not handed in", handed_in: "Handed in", all: "All" },
};

export default money;
export type MoneyStrings = typeof money;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/money": MoneyStrings;
  }
}
