import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Resibu",
  booking: "Reservashon",
  mapOf: (pickup, dropoff) => `Ruta for di ${pickup} pa ${dropoff} riba e mapa`,
  tax: (percent) => `Belasting riba benta (OB) ${percent}%, inkluí`,
  permit: "Number di permiso",
  ride: "Biahe",
  date: "Fecha",
  distance: "Distansia",
  passenger: "Pasahero",
  driver: "Shofùr",
  inGuilders: "Na florin",
} satisfies ReceiptStrings;
