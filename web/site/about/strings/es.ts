import type { AboutStrings } from "./en.ts";

export default {
  head: "Nosotros",
  description: (when = "de día y de noche") =>
    `Una empresa de taxis en Curazao: placas TX, ${when}, y el precio antes de subir.`,
  title: "Nosotros",
  journey: {
    title: "Nuestra historia",
    text: [
      (year) => `Empezamos en ${year} con un carro en la puerta de Hato y un teléfono que nunca se apagaba.`,
    ],
  },
  journeyMore:
    "Hoy nuestros conductores llevan a los pasajeros de los cruceros a la ciudad, a las familias a la playa y a las enfermeras a casa después del turno de noche. El teléfono sigue encendido.",
  promise: {
    title: "Nuestra promesa",
    items: (when = "de día y de noche") => [
      "Cada carro tiene placa TX y se revisa cada año.",
      `Atendemos ${when}.`,
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
      bio: "Manejó el primer carro. Todavía hace el viaje temprano al aeropuerto los lunes.",
      portrait: "Retrato de Rignald Isenia",
    },
    import: {
      role: "Gerente de importación",
      bio: "Consigue los carros y las piezas que nadie más tiene en la isla.",
      portrait: "Retrato de Delno Koeiman",
    },
  },
} satisfies AboutStrings;
