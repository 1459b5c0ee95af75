const phoneBooking = {
  title: "New booking",
  subtitle: "Type the number first: who calls and where they go come up by themselves.",
  phone: "Caller's phone",
  phoneHint: "Seven digits, or + and the country code",
  phoneError: "Phone number must be exactly 7 digits.",
  name: "Name",
  knownCaller: (n: number) => (n === 1 ? "1 ride so far" : `${n} rides so far`),
  newCaller: "First call from this number",
  openRide: (id: number, time: string) => `Ride #${id} at ${time} is still open`,
  lastPlaces: "Last places",
  notes: "Notes for the driver",
  price: "Price",
  priceWaits: "The price comes as soon as both places are known.",
  pricing: "Calculating...",
  trip: (km: string, minutes: number) => `${km}, ${minutes} min`,
  save: "Save",
  saveAndAssign: "Save and assign",
  saving: "Saving...",
  saved: (id: number, reference: string) => `Ride #${id} saved, booking number ${reference}.`,
  failed: (reason: string) => `Failed to book ride: ${reason}`,
  clear: "Clear the form",
  edit: {
    subtitle: "The price is worked out anew when the trip changes.",
    save: "Save changes",
    saveAnyway: "Save although the rides overlap",
    failed: (reason: string) => `Failed to change ride: ${reason}`,
    between: "Somebody changed this ride in the meantime. What you typed stays; this is new:",
    goOn: "Go on from there",
    yes: "yes",
    none: "none",
  },
};

export default phoneBooking;
export type PhoneBookingStrings = typeof phoneBooking;

declare module "../../../language/strings.ts" {
  interface StringCatalogue {
    "dispatch/phone-booking": PhoneBookingStrings;
  }
}
