import type { ReceiptStrings } from "./en.ts";

export default {
  receipt: "Recibo",
  booking: "Reserva",
  mapOf: (pickup, dropoff) => `Ruta de ${pickup} a ${dropoff} en el mapa`,
  tax: (percent) => `Impuesto sobre ventas (OB) ${percent}%, incluido`,
  permit: "Número de permiso",
  ride: "Viaje",
  date: "Fecha",
  distance: "Distancia",
  passenger: "Pasajero",
  driver: "Conductor",
  inGuilders: "En florines",
} satisfies ReceiptStrings;
