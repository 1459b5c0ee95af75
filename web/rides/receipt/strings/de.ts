import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Beleg",
  booking: "Buchung",
  mapOf: (pickup, dropoff) => `Strecke von ${pickup} nach ${dropoff} auf der Karte`,
  tax: (percent) => `Umsatzsteuer (OB) ${percent}%, enthalten`,
  permit: "Lizenznummer",
  ride: "Fahrt",
  date: "Datum",
  distance: "Strecke",
  passenger: "Fahrgast",
  driver: "Fahrer",
  inGuilders: "In Gulden",
} satisfies ReceiptStrings;
