import type { TipStrings } from "./en.ts";

const tip: TipStrings = {
  title: (name) => (name === "" ? "¿Una propina para su conductor?" : `¿Una propina para ${name}?`),
  text: "Con tarjeta, banco o billetera. Cada centavo es para su conductor.",
  amount: "Monto de la propina",
  other: "Otro",
  own: "Su propina, US$",
  amountWrong: (least, most) => `Escriba un monto de ${least} a ${most}.`,
  go: "Continuar",
  give: (amount) => `Dar ${amount} de propina`,
  given: (amount, name) =>
    name === "" ? `¡Gracias! Su propina de ${amount} va en camino.` : `¡Gracias! ${amount} son para ${name}.`,
  /** The tip was begun and isn't paid. */
  failed: "El pago no se realizó y no se le cobró nada.",
  unpaid: "No se le cobró nada.",
  waits: "El banco aún no nos ha dicho si su propina llegó. Esta página lo mostrará en cuanto lo sepamos.",
  starting: "Un momento...",
  startFailed: "No pudimos iniciar el pago. Inténtelo de nuevo.",
  over: "Aquí ya no se puede dar una propina.",
};

export default tip;
