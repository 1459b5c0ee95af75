const tariffs = {
  show: "Show",
  showOf: (day: string) => `Tariff from ${day}`,
  coming: "Coming",
  past: "Past",
  replaced: "Replaced",
  replaces: (day: string) => `Another tariff already begins on ${day}. This one replaces it.`,
  view: "What to compare",
  views: { trips: "Ten trips", zones: "Airport zones", values: "All values" },
  trip: "Trip",
  airport: "Airport",
  km: (km: string) => `${km} km`,
  fixed: "fixed rate",
  people: (people: number, bags: number) => `${people} passengers, ${bags} bags`,
  night: "at night",
  holiday: "on a public holiday",
  onRequest: (car: string) => `${car} on request`,
  now: "Current",
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
  withdrawText: "The tariff before it stays in force. The audit log keeps who withdrew it and why.",
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

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "staff/tariffs": TariffStrings;
  }
}
