const tariffs = {
  show: "Show",
  showOf: (day: string) => `Tariff from ${day}`,
  coming: "Coming",
  past: "Past",
  replaced: "Replaced",
  replaces: (day: string) => `Another tariff already begins on ${day}. This one replaces it.`,
  numbered: (number: number) => `Tariff ${number}`,
  inForceSince: (day: string) => `In force since ${day}`,
  comingFrom: (day: string, days: number) =>
    days === 1 ? `From ${day}, tomorrow` : `From ${day}, in ${days} days`,
  from: (day: string) => `From ${day}`,
  startAndKm: (start: string, km: string) => `Start ${start}, km ${km}`,
  nothingComing: "No new tariff is planned",
  nothingComingHint: "These prices hold until you add one with its day.",
  lastWeek: (rides: number) =>
    rides === 1
      ? "The ride of the last 7 days would bring"
      : `The ${rides} rides of the last 7 days would bring`,
  insteadOf: (amount: string) => `instead of ${amount}`,
  others: "Other tariffs",
  asGuests: "As a guest sees them",
  fromAirport: "From or to the airport",
  changes: "What changes",
  mainValues: "Main prices",
  general: "Prices and surcharges",
  rates: (rates: number, zones: number) => `${rates} rates, ${zones} zones`,
  allNew: "all new",
  someNew: (zones: number) => `${zones} new`,
  main: {
    start: "Start",
    perKmTo: (km: number) => `Per km to ${km}`,
    perKmBeyond: "Per km beyond",
    minimum: "Minimum",
    extraBag: "Extra bag",
    party: (people: number) => `${people} people and more`,
    night: (time: string) => `Night from ${time}`,
    holiday: "Holiday",
  },
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  earlier: "Then",
  rise: "Rise",
  entered: (day: string) => `Entered ${day}`,
  stays: (tariff: string) => `${tariff} stays in force, and what was quoted by it isn't touched.`,
  kept: "The audit log keeps who withdrew it and why.",
  view: "What to compare",
  views: { trips: "Ten trips", zones: "Airport zones", values: (n: number) => `All ${n} values` },
  trip: "Trip",
  airport: "Airport",
  km: (km: string) => `${km} km`,
  fixed: "fixed rate",
  people: (people: number, bags: number) => `${people} passengers, ${bags} bags`,
  night: "at night",
  holiday: "on a public holiday",
  onRequest: (car: string) => `${car} on request`,
  now: "In force",
  next: "New",
  difference: "Difference",
  same: "same",
  zone: "Zones",
  value: "Value",
  mapLabel: "The airport zones with their fixed rates",
  preview: "What ten trips would cost",
  incomplete: "The comparison appears once every field is filled in.",
  nothingNew: "This is the current tariff. Change something before you save.",
  withdraw: "Withdraw",
  withdrawOf: (day: string) => `Withdraw the tariff from ${day}`,
  keep: (n: number) =>
    n === 0
      ? "No open ride was quoted by it."
      : n === 1
        ? "1 open ride was quoted by it and keeps its price."
        : `${n} open rides were quoted by it and keep their price.`,
  reason: "Reason",
  withdrawn: "Tariff withdrawn.",
};

export default tariffs;
export type TariffStrings = typeof tariffs;
