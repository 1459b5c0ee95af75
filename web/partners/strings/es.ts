import type { OnAccountStrings } from "./en.ts";

export default {
  headTitle: "Reservar a cuenta",
  headDescription: "Reserva un taxi a cuenta de tu hotel o empresa.",
  loading: "Cargando...",
  goneTitle: "Este enlace ya no es válido",
  gone: "Pide el actual en la recepción.",
  title: (name) => `Tu taxi en ${name}`,
  intro: (name) => `Este viaje va a cuenta de ${name}. No pagas nada en el carro.`,
  discount: (percent) => `Tu precio es un ${percent}% más bajo.`,
  rides: "Viajes de esta cuenta",
  none: "Todavía no hay viajes.",
  when: "Cuándo",
  guest: "Huésped",
  room: "Habitación",
  trip: "De y a",
  driver: "Conductor",
  status: "Estado",
  fare: "Tarifa",
} satisfies OnAccountStrings;
