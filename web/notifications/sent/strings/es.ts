import type { SentStrings } from "./en.ts";

export default {
  intro: "Lo que hemos avisado a pasajeros, conductores y oficina, mientras lo guardamos: 30 días.",
  search: "Buscar por referencia del viaje",
  way: "Enviado por",
  anyWay: "Cualquier vía",
  show: "Qué mensajes",
  states: { waiting: "En espera", sent: "Enviado", failed: "Falló", given_up: "Abandonado" },
  reports: { delivered: "Entregado", read: "Leído" },
  when: "Cuándo",
  about: "Asunto",
  to: "Para",
  goes: (moment) => `Sale ${moment}`,
  nextTry: (moment) => `Próximo intento ${moment}`,
  tries: (n) => (n === 1 ? "1 intento" : `${n} intentos`),
  sendAgain: "Enviar de nuevo",
  again: "Va en camino otra vez.",
  sentAgain: (moment) => `Enviado de nuevo ${moment}`,
  secret: "Llevaba un código o enlace solo para quien lo recibe. Puede pedir uno nuevo.",
  past: "El viaje ya siguió adelante.",
  empty: "Aún no hay mensajes.",
  nothingFound: "Ningún mensaje coincide.",
} satisfies SentStrings;
