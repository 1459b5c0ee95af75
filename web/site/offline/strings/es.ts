import { withStop } from "../../../../domain/spanish-time.ts";
import type { OfflineStrings } from "./en.ts";

export default {
  head: "Está sin conexión",
  title: "Está sin conexión",
  text: "Esta página necesita conexión. Puede llamarnos y reservamos por usted.",
  call: "Llámenos",
  retry: "Reintentar",
  lastRide: "Su último viaje",
  asOf: (moment) => `Última actualización: ${withStop(moment)} Puede haber cambios.`,
  plate: "Placa",
  driver: "Conductor",
  reference: "Número de reserva",
} satisfies OfflineStrings;
