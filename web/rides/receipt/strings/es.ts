import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Recibo",
  mapOf: (pickup, dropoff) => `Ruta de ${pickup} a ${dropoff} en el mapa`,
  permit: "Número de permiso",
  ride: "Viaje",
  date: "Fecha",
  distance: "Distancia",
  passenger: "Pasajero",
  driver: "Conductor",
  inGuilders: "En florines",
} satisfies ReceiptStrings;
