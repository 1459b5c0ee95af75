import type { DeskMapStrings } from "./en.ts";

export default {
  follow: "Sigui",
  followDriver: (name) => `Sigui ${name} riba e mapa`,
  followCar: (name, status) => `${name}, ${status}. Sigui riba e mapa.`,
  following: (name) => `E mapa ta keda ku ${name} te ora bo move é.`,
  stop: "Stòp di sigui",
  carsHere: (n, names) => `${n} outo akí: ${names}. Mustra kada un.`,
  waitingHere: (n, first) => `${n} pasahero ta warda akí, e promé ${first}. Mustra kada un.`,
  waitingFor: (id, place, due) => `Biahe #${id} for di ${place}, ${due}, sin shofùr ainda`,
  late: (time) => `${time} lat`,
  waiting: "Sin shofùr ainda",
  waitingSoon: (hours) => `Biahe denter di ${hours} ora.`,
  nobodyWaits: (hours) => `Tur biahe denter di ${hours} ora tin shofùr.`,
  notPlaced: (n) =>
    n === 1 ? "1 di nan no tin punto riba e mapa." : `${n} di nan no tin punto riba e mapa.`,
  zones: "Zona ku preis fiho pa aeropuerto",
  zonesLoading: "Kargando e zonanan...",
  zonesFailed: "No por a karga e zonanan. Por fabor purba atrobe.",
} satisfies DeskMapStrings;
