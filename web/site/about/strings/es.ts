import type { AboutStrings } from "./en.ts";

export default {
  head: "Nosotros: Trupial",
  description: (year) =>
    `Una empresa familiar de taxis en Curazao desde ${year}: placas TX, de día y de noche, conductores que crecieron aquí.`,
  title: "Nosotros",
  journey: {
    title: "Nuestra historia",
    text: [
      (year) => `Empezamos en ${year} con un auto en la puerta de Hato y un teléfono que nunca se apagaba.`,
    ],
  },
  journeyMore:
    "Hoy nuestros conductores llevan huéspedes desde los muelles, familias a la playa y enfermeras a casa tras el turno de noche. El teléfono sigue encendido.",
  promise: {
    title: "Nuestra promesa",
    items: [
      "Cada auto tiene placa TX y se revisa cada año.",
      "Atendemos de día y de noche, 24/7.",
      "Usted sabe el precio antes de subir.",
    ],
  },
  family: {
    title: "Nuestra familia",
    text: "La mitad de nuestros conductores es pariente de la otra mitad. Comparten una radio, una cocina en la oficina y los mismos tres chistes.",
  },
  team: {
    title: "Conozca a nuestro equipo",
    spot: "Lugar favorito",
  },
  members: {
    finance: {
      role: "Encargado de finanzas",
      bio: "Cuenta cada florín dos veces y sabe qué rotonda quita más tiempo.",
      portrait: "Retrato de Shudaila Martina",
    },
    chief: {
      role: "Director general",
      bio: "Condujo el primer auto. Aún hace el viaje temprano al aeropuerto los lunes.",
      portrait: "Retrato de Rignald Isenia",
    },
    import: {
      role: "Gerente de importación",
      bio: "Consigue los autos, y las piezas que nadie en la isla tiene.",
      portrait: "Retrato de Delno Koeiman",
    },
  },
} satisfies AboutStrings;
