import type { HailStrings } from "./en.ts";

export default {
  title: "Viaje en la calle",
  noSignal: "Viaje en la calle: hace falta señal",
  from: "Desde",
  to: "Adónde",
  locating: "Buscando dónde está...",
  people: "Personas",
  few: "1 a 4",
  many: "5 o 6",
  other: "Otro lugar",
  start: (price: string) => `Salir, ${price}`,
  choose: "Elija el destino",
  starting: "Saliendo...",
  busy: "Lleva un pasajero a bordo. Termine antes ese viaje.",
} satisfies HailStrings;
