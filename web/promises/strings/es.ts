import type { PromisesStrings } from "./en.ts";

const list = new Intl.ListFormat("es");

export default {
  carAt: (time) => `Hay carro: ${time}`,
  lastOnes: "Es uno de los últimos a esa hora.",
  carIn: (minutes) => (minutes < 1 ? "Hay carro enseguida" : `Un carro en unos ${minutes} min`),
  thereAt: (time) => `Llegada aproximada: ${time}.`,
  full: (time) => `${time} está completo.`,
  areFree: (times) => `Hay carro: ${list.format(times)}.`,
  noneNow: "Ahora mismo no hay carro",
  firstFree: (times) => `Lo primero libre: ${list.format(times)}.`,
  noOtherTime: "Tampoco hay carro a una hora cercana. Elija otra o llámenos.",
  freeTimes: "Horas libres",
  later: (length) => `${length} después`,
  earlier: (length) => `${length} antes`,
  inTime: (length) => `en ${length}`,
  length: (hours, minutes) =>
    [hours > 0 ? `${hours} h` : "", minutes > 0 || hours === 0 ? `${minutes} min` : ""].join(" ").trim(),
  askFor: (time) => `Pedir ${time}`,
  asRequest: "O pídalo: se lo confirmamos en cuanto haya un carro libre.",
  take: (time) => `Reservar ${time}`,
} satisfies PromisesStrings;
