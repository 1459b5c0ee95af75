import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Bon",
  permit: "Vergunningsnummer",
  ride: "Rit",
  date: "Datum",
  distance: "Afstand",
  passenger: "Passagier",
  driver: "Chauffeur",
  inGuilders: "In guldens",
} satisfies ReceiptStrings;
