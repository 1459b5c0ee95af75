import type { PayingStrings } from "./en.ts";

export default {
  how: "¿Cómo quiere pagar?",
  driver: "Pagar al conductor",
  driverHow: (xcg) => `En efectivo: dólares, o ${xcg}`,
  now: "Pagar ahora",
  nowHow: "Con tarjeta, banco o billetera digital",
  after: "Primero se reserva su viaje. Luego paga en la página del servicio de pagos.",
  wayThere: (amount) => `Paga ${amount} por la ida; la vuelta se paga en su propia página.`,
  book: "Reservar y pagar",
} satisfies PayingStrings;
