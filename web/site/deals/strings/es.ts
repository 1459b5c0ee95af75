import type { DealsPageStrings } from "./en.ts";

export default {
  head: "Ofertas",
  description: "Ofertas en viajes en taxi en Curazao que puede aprovechar hoy.",
  title: "Ofertas",
  intro: "Un descuento en su tarifa. Cuenta la mejor oferta, y la ve en el precio antes de reservar.",
  book: "Reservar un viaje",
  loading: "Cargando...",
  none: "Ahora no hay ofertas. Nuestras tarifas quedan fijas antes de reservar, con oferta o sin ella.",
  off: (a) => `${a} menos`,
  withCode: (code) => `Escriba el código ${code} junto a su precio.`,
  firstRide: "En el primer viaje de su cuenta. Se descuenta solo.",
  guests: "Para huéspedes que reservan con el enlace de su hotel. Se descuenta solo.",
  vip: (level) => `Desde el nivel VIP ${level}. Se descuenta solo.`,
  trips: { airport: "desde y hacia el aeropuerto", island: "ni desde ni hacia el aeropuerto" },
  fares: (a) => `tarifas desde ${a}`,
  from: (day) => `desde el ${day}`,
  until: (day) => `hasta el ${day}`,
} satisfies DealsPageStrings;
