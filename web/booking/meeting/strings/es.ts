import type { MeetingStrings } from "./en.ts";

export default {
  hato: {
    title: "Dónde nos encontramos en Hato",
    near: "A dos minutos a pie de la sala de equipajes.",
    plan: "Plano de las llegadas del aeropuerto Hato: por la puerta de llegadas, junto a las palmeras, hasta el conductor con su nombre al lado de la parada de taxis",
    board: "Llegadas",
    steps: [
      ["Por la puerta de llegadas", "Primero el equipaje, luego la aduana y después todo recto."],
      ["Junto a las palmeras", "Con el edificio a su espalda."],
    ],
  },
  pier: {
    title: "Dónde nos encontramos en el Mega Pier",
    near: "A cinco minutos a pie de la pasarela.",
    plan: "Plano del Mega Pier: por la pasarela, a lo largo del muelle, por la puerta de la terminal, hasta el conductor con su nombre al lado de la parada de taxis",
    board: "Terminal",
    steps: [
      ["Por la pasarela y a lo largo del muelle", "Con el barco a su izquierda, hasta tierra."],
      ["Por la puerta de la terminal", "Lleve la tarjeta del barco: la necesita para volver."],
    ],
  },
  taxiStand: "Taxis",
  anyName: "Rojas",
  yourDriver: "Su conductor, en la parada de taxis",
  withSign: (minutes) => `Con su nombre en un letrero, ${minutes} minutos gratis.`,
  cantFind: "¿No se encuentran?",
} satisfies MeetingStrings;
