const offline = {
  head: "You are offline: Trupial",
  title: "You are offline",
  text: "This page needs a network. You can still call us; we book for you.",
  call: "Call us",
  retry: "Retry",
  lastRide: "Your last ride",
  asOf: (moment: string) => `As of ${moment}. It may have changed.`,
  plate: "Plate",
  driver: "Driver",
  reference: "booking number",
};

export default offline;
export type OfflineStrings = typeof offline;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "site/offline": OfflineStrings;
  }
}
