import type { DealsPageStrings } from "./en.ts";

export default {
  head: "Oferta",
  description: "Oferta riba biahe ku taksi na Kòrsou ku bo por usa awe.",
  title: "Oferta",
  intro: "Un deskuento riba bo preis. E mihó oferta ta konta, i bo ta mir'é den e preis promé ku bo reservá.",
  book: "Reservá un biahe",
  loading: "Ta kargando...",
  none: "Na e momentu aki no tin oferta. Nos preis ta fiho promé ku bo reservá, ku òf sin oferta.",
  off: (a) => `${a} ménos`,
  withCode: (code) => `Tek e kódigo ${code} banda di bo preis.`,
  firstRide: "Riba e promé biahe di bo kuenta. E ta bai fo'i dje di su mes.",
  guests: "Pa huéspet ku ta reservá ku e link di nan hotèl. E ta bai fo'i dje di su mes.",
  vip: (level) => `For di nivel VIP ${level}. E ta bai fo'i dje di su mes.`,
  trips: { airport: "for di i pa aeropuerto", island: "no for di ni pa aeropuerto" },
  fares: (a) => `preis for di ${a}`,
  from: (day) => `for di ${day}`,
  until: (day) => `te ku ${day}`,
} satisfies DealsPageStrings;
