import type { PayMomentStrings } from "./en.ts";

export default {
  opening: "Su viaje está reservado. Abrimos la página de pago...",
  paid: "Gracias. No tiene que pagar nada en el carro.",
  part: "Gracias. El resto lo paga en el carro, o aquí.",
  failed:
    "El pago no se realizó y no se le cobró nada. Su viaje sigue reservado: inténtelo de nuevo aquí o pague al conductor.",
  unpaid: "Su viaje está reservado, pero aún no está pagado. Pague aquí o al conductor.",
  unpaidDeposit: "El depósito aún no está pagado; con él su viaje queda confirmado. Puede pagarlo aquí.",
  waits:
    "El banco todavía no nos ha dicho si usted pagó. Su viaje está reservado, y esta página lo muestra en cuanto lo sepamos.",
  notBegun:
    "Su viaje está reservado, pero no pudimos abrir la página de pago. Inténtelo de nuevo aquí o pague al conductor.",
} satisfies PayMomentStrings;
