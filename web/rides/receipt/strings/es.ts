import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Recibo",
  permit: "Número de permiso",
  ride: "Viaje",
  date: "Fecha",
  distance: "Distancia",
  passenger: "Pasajero",
  driver: "Conductor",
  inGuilders: "En florines",
} satisfies ReceiptStrings;
