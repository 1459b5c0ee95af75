const offline = {
  head: "You're offline",
  title: "You're offline",
  text: "This page needs an internet connection. You can still call us and we'll book for you.",
  call: "Call us",
  retry: "Retry",
  lastRide: "Your last ride",
  asOf: (moment: string) => `Last updated ${moment}. This may be out of date.`,
  plate: "Plate",
  driver: "Driver",
  reference: "Booking number",
};

export default offline;
export type OfflineStrings = typeof offline;
