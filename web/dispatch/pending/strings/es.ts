import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `${shown} de ${all} viajes`,
  soFar: (n) => `${n} viajes hasta ahora...`,
  rides: (n) => (n === "1" ? "1 viaje" : `${n} viajes`),
  keys: "Las flechas, Re Pág, Av Pág, Inicio y Fin van de viaje en viaje. Intro asigna un conductor.",
  sortBy: "Ordenar por",
  soonestFirst: "Primero los más próximos",
} satisfies PendingListStrings;
