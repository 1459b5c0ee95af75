import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Resibu",
  permit: "Number di permiso",
  ride: "Biahe",
  date: "Fecha",
  distance: "Distansia",
  passenger: "Pasahero",
  driver: "Shofùr",
  inGuilders: "Na florin",
} satisfies ReceiptStrings;
