import type { CardStrings } from "./card-strings.ts";

export const es: CardStrings = {
  nothingNow: "Nada que pagar ahora",
  fixed: "Precio fijo",
  freeToCancel: "Cancelación gratis hasta que usted suba",
  discount: "Descuento",
  deposit: "Primero se paga un depósito",
  both: "Ida y vuelta",
  wayBack: "Regreso",
  full: "A esa hora no hay carro libre",
  minutes: "Un carro llega en unos {minutes} min",
  confirm: "Espera su confirmación",
  unpaid: "Espera el depósito",
  arrives: "Llegada del conductor",
  own: "Su dirección",
  again: "Actualizar",
  open: "Abrir la página del viaje",
};
