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
};

export default demand;
