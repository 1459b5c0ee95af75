import type { DemandStrings } from "./en.ts";

const demand: DemandStrings = {
  about:
    "Cruceros en los muelles. La central los ve sobre el tablero, y el plan espera una parte de sus pasajeros.",
  bringIn: "Importar un CSV",
  add: "Añadir un crucero",
  none: "No hay ningún crucero escrito para los próximos 31 días.",
  remove: "Quitar",
  removed: "El crucero se ha quitado.",
  passengers: (count) => `${count} pasajeros`,
  ship: "Barco",
  pier: "Muelle",
  pierHint: "Un lugar del mapa: elíjalo de la lista.",
  date: "Día",
  from: "Desde",
  until: "Hasta",
  untilHint: "Antes que Desde es el día siguiente.",
  people: "Pasajeros",
  expected: "Viajes que se esperan hoy",
  expectedWhy: "Según los últimos 90 días, con los pasajeros de cruceros en amarillo.",
  hour: (hour, rides, ships) =>
    `A ${hour === 1 ? "la" : "las"} ${hour}: ${rides} viajes, ${ships} de ellos de pasajeros de cruceros`,
  feed: {
    title: "Por calendario",
    intro:
      "El calendario de un puerto o agente (iCalendar) se lee cada hora: sus barcos llegan, cambian y se van aquí solos. Un barco que usted anota o cambia queda como usted lo puso.",
    url: "Dirección del calendario",
    urlHint: "Empieza por https:// o webcal://.",
    pier: "Muelle si no lo dice",
    pierHint: "Un lugar del mapa: elíjalo de la lista.",
    passengers: "Pasajeros si no los dice",
    passengersHint: "Un cálculo para un barco cuyo número no está en el calendario.",
    save: "Guardar y leer ahora",
    stop: "Dejar de leerlo",
    readAt: (at: string, ships: string): string => `Leído ${at}: ${ships} barcos por llegar.`,
    leftOut: (entries: string): string => `${entries} entradas no tenían hora o nombre.`,
    faults: {
      unreachable: (at: string): string =>
        `No se pudo acceder al calendario (${at}). Sus barcos quedan como estaban.`,
      not_public: (at: string): string =>
        `Esa dirección está en una red privada (${at}). Debe estar en internet.`,
      too_long: (at: string): string =>
        `El calendario es más grande que el de cualquier puerto (${at}). Sus barcos quedan como estaban.`,
      no_calendar: (at: string): string =>
        `En esa dirección no hay un calendario (${at}). Sus barcos quedan como estaban.`,
      empty: (at: string): string =>
        `El calendario no tiene ningún barco (${at}). Sus barcos quedan como estaban.`,
    },
  },
};

export default demand;
