import type { BulkStrings } from "./en.ts";

const bulk: BulkStrings = {
  bar: "Viajes marcados",
  mark: (id) => `Marcar el viaje #${id}`,
  markHint: "Marcar (z). Con Mayús, todos desde el último.",
  isMarked: "Marcado",
  markAll: "Marcar todos",
  marked: (n) => (n === 1 ? "1 viaje marcado" : `${n} viajes marcados`),
  doing: (n, of) => `${n} de ${of} listos...`,
  give: "Dar a...",
  givePlanned: "Dar según el plan",
  move: "Mover",
  takeOut: "Fuera del plan",
  cancel: "Cancelar",
  unmark: "Desmarcar",
  driver: "Conductor",
  choose: "Elija...",
  giveAll: (n) => (n === 1 ? "Dar 1 viaje" : `Dar ${n} viajes`),
  minutes: "Minutos",
  moveLater: (n, minutes) =>
    n === 1 ? `Mover 1 viaje ${minutes} min más tarde` : `Mover ${n} viajes ${minutes} min más tarde`,
  moveEarlier: (n, minutes) =>
    n === 1 ? `Mover 1 viaje ${minutes} min antes` : `Mover ${n} viajes ${minutes} min antes`,
  cancelAsk: (n) =>
    n === 1
      ? "¿Cancelar este viaje? Avisamos al pasajero y al conductor."
      : `¿Cancelar ${n} viajes? Avisamos a sus pasajeros y conductores.`,
  cancelAll: (n) => (n === 1 ? "Cancelar 1 viaje" : `Cancelar ${n} viajes`),
  keep: "Dejarlos",
  close: "Cerrar",
  answer: (done, left) => (done === 0 ? `Ninguno pasó, quedan ${left}:` : `${done} listos, quedan ${left}:`),
  allTheSame: (n) => `Hacerlo de todos modos (${n})`,
  did: {
    give: (n) => (n === 1 ? "1 viaje asignado." : `${n} viajes asignados.`),
    cancel: (n) => (n === 1 ? "1 viaje cancelado." : `${n} viajes cancelados.`),
    move: (n) => (n === 1 ? "1 viaje movido." : `${n} viajes movidos.`),
    take_out: (n) => (n === 1 ? "El plan le deja 1 viaje." : `El plan le deja ${n} viajes.`),
  },
  undone: (n) => (n === 1 ? "1 viaje está como antes." : `${n} viajes están como antes.`),
  undoneSome: (n, failed) => `${n} deshechos. Con ${failed} ya no se pudo: véalos uno por uno.`,
  unfit: {
    has_driver: "Este conductor ya lo tiene.",
    nobody_planned: "El plan no tiene conductor para él.",
    not_planned: "El plan no lo tiene.",
    not_now: "Tal como está, ya no se puede.",
  },
  keyMark: "Marcar un viaje, para hacer lo mismo con varios",
  keyAll: "Con viajes marcados: dar, dar según el plan, mover, fuera del plan, cancelar",
};

export default bulk;
