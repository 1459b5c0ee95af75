const phoneBooking = {
  title: "New booking",
  subtitle: "Enter the number first. The caller's name and recent places fill in automatically.",
  phone: "Caller's phone number",
  phoneHint: "Seven digits, or + and the country code",
  phoneError: "Phone number must be exactly 7 digits. From abroad: + and the country code.",
  phoneMissing: "Enter the passenger's phone number.",
  nameMissing: "Enter the passenger's name.",
  name: "Name",
  whatsappConsent: "Caller agrees to WhatsApp messages",
  knownCaller: (n: number) => (n === 1 ? "1 ride so far" : `${n} rides so far`),
  newCaller: "First call from this number",
  openRide: (id: number, time: string) => `Ride #${id} (${time}) is still open`,
  aboutCaller: "About the caller",
  lastPlaces: "Recent places",
  payer: "Who pays",
  passengerPays: "The passenger, in the car",
  room: "Room or reference",
  withLeft: (name: string, amount: string): string => `${name} (${amount} left)`,
  billedTo: (name: string): string => `on account of ${name}`,
  pastLimit: (name: string): string =>
    `The account of ${name} is at its limit. Book it for the passenger to pay, or ask the office.`,
  notes: "Notes for the driver",
  price: "Price",
  priceWaits: "The price appears when both locations are set.",
  pricing: "Calculating...",
  trip: (km: string, minutes: number) => `${km}, ${minutes} min`,
  save: "Save",
  saveAndAssign: "Save and assign",
  saving: "Saving...",
  saved: (id: number, reference: string) => `Ride #${id} saved, booking number ${reference}.`,
  failed: (reason: string) => `Failed to book ride: ${reason}`,
  resume: (call: string) => `Resume ${call}`,
  clear: "Clear the form",
  command: {
    title: "Booking in one line",
    help: "Enter books it. Enter again gives it to the best driver.",
    line: "Booking",
    example:
      "5550183 Name: punda > mambo +20 2p 1b xl. The name, stops, time, people, bags and car are optional.",
    caller: "Caller",
    stop: "Stop",
    when: "When",
    now: "Now",
    party: "Group",
    notUnderstood: "Not understood",
    nearest: "Nearest free driver",
    nobody: "Nobody is free nearby",
    missing: "Missing",
    problems: {
      phone: "Start with the caller's phone number.",
      places: "Type the pickup, then >, then the drop-off.",
      unknownPlace: "We don't know a place. Add its area after a comma: kaya uranus 14, mahaai.",
      unknownWords: "Take out or correct what isn't understood.",
    },
  },
  edit: {
    subtitle: "The price is recalculated when the trip changes.",
    save: "Save changes",
    saveAnyway: "Save anyway (rides overlap)",
    failed: (reason: string) => `We couldn't update the ride: ${reason}`,
    between: "Someone else changed this ride while you were editing. Your changes are kept. This is new:",
    goOn: "Continue editing",
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
