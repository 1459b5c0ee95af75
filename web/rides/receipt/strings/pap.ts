import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Resibu",
  mapOf: (pickup, dropoff) => `Ruta for di ${pickup} pa ${dropoff} riba e mapa`,
  permit: "Number di permiso",
  ride: "Biahe",
  date: "Fecha",
  distance: "Distansia",
  passenger: "Pasahero",
  driver: "Shofùr",
  inGuilders: "Na florin",
} satisfies ReceiptStrings;
