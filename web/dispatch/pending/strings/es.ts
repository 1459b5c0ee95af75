import type { PendingListStrings } from "./en.ts";

export default {
  ridesOf: (shown, all) => `Viajes: ${shown} de ${all}`,
  soFar: (n) => (n === "1" ? "1 viaje hasta ahora..." : `${n} viajes hasta ahora...`),
  rides: (n) => (n === "1" ? "1 viaje" : `${n} viajes`),
  keys: "Las flechas, Re Pág, Av Pág, Inicio y Fin van de viaje en viaje. Intro asigna un conductor.",
  sortBy: "Ordenar por",
  soonestFirst: "Más próximos primero",
  rejecting: {
    tell: "Decirle el motivo al pasajero",
    ownWords: "En sus palabras",
    note: "En sus palabras, para el pasajero",
    send: "Decírselo al pasajero",
    told: (id) => `Viaje #${id} rechazado. El pasajero sabrá el motivo.`,
    failed: "No se pudo enviar el motivo. Por favor, intente de nuevo.",
    reasons: {
      no_car: "No hay carro libre a esa hora",
      too_far: "No llegamos hasta ahí",
      not_reached: "No se pudo contactar al pasajero",
      booked_twice: "Reservado dos veces",
    },
  },
} satisfies PendingListStrings;
