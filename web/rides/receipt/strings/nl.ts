import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Bon",
  booking: "Boeking",
  mapOf: (pickup, dropoff) => `Route van ${pickup} naar ${dropoff} op de kaart`,
  tax: (percent) => `Omzetbelasting (OB) ${percent}%, inbegrepen`,
  permit: "Vergunningsnummer",
  ride: "Rit",
  date: "Datum",
  distance: "Afstand",
  passenger: "Passagier",
  driver: "Chauffeur",
  inGuilders: "In guldens",
} satisfies ReceiptStrings;
