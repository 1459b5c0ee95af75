import type { FleetStrings } from "./en.ts";

export default {
  head: "Nuestra flota",
  description: "Económico, Confort, XL y Carga: las cuatro clases de vehículo que puede reservar en Curazao.",
  title: "Nuestra flota",
  intro: "Cuatro clases de vehículo. Todos con placa TX, todos limpiados a diario.",
  book: "Reservar un viaje",
  seats: (count) => (count === 1 ? "1 asiento" : `${count} asientos`),
  bags: (count) => (count === 1 ? "1 maleta" : `${count} maletas`),
  cargoSpace: "Amplio espacio de carga",
  types: {
    economy: {
      type: "Económico",
      name: "Eco Cruiser",
      picture: "Carro económico",
      text: "Pequeño por fuera, amplio por dentro. La forma rápida de cruzar Punda y Otrobanda.",
    },
    comfort: {
      type: "Confort",
      name: "Comfy Rider",
      picture: "Sedán confort",
      text: "Aire acondicionado y más espacio para las piernas. Ideal del aeropuerto a su hotel.",
    },
    xl: {
      type: "XL",
      name: "Island Hauler",
      picture: "Minibús XL",
      text: "Toda la familia, las neveras y los esnórqueles en un solo viaje.",
    },
    cargo: {
      type: "Carga",
      name: "Load Master",
      picture: "Camioneta de carga",
      text: "Para una mudanza, una tabla de surf o las compras de la semana.",
    },
  },
} satisfies FleetStrings;
