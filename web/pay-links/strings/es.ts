import type { PayLinkStrings } from "./en.ts";

const payLinks: PayLinkStrings = {
  headTitle: "Pagar con enlace",
  headDescription: "Pague su viaje con tarjeta o desde su banco.",
  loading: "Cargando su pago...",
  goneTitle: "No encontramos este pago",
  gone: "Revise su enlace o llámenos.",
  title: (amount: string) => `Pagar ${amount}`,
  now: (amount: string) => `Pagar ${amount} ahora`,
  what: {
    fare: (reference: string) => `Por el viaje ${reference}`,
    deposit: (reference: string) => `El depósito del viaje ${reference}`,
    statement: (reference: string) => reference,
    no_show_fee: (reference: string) => `El cargo del viaje ${reference}: lo esperamos`,
    tip: (reference: string) => `La propina del viaje ${reference}`,
  },
  charged: (amount: string) => `Se le cobran ${amount}.`,
  where: "Usted paga en la página del propio banco. El número de su tarjeta nunca nos llega.",
  wait: "Un momento. Se prepara la página del banco.",
  trial: "Esto es una prueba: no se mueve dinero.",
  checkingTitle: "Un momento: consultamos al banco",
  checking: "Estamos preguntando al banco si su pago llegó. Esta página lo muestra por sí sola.",
  paidTitle: (amount: string) => `${amount} pagados`,
  overTitle: "Este pago terminó",
  /** The state of it. */
  over: {
    paid: "Gracias. Puede cerrar esta página.",
    failed: "El pago falló y no se cobró nada. Empiece de nuevo en la página de su viaje o llámenos.",
    expired: "El plazo para pagar terminó y no se cobró nada. Pídanos un enlace nuevo.",
    cancelled: "Retiramos esta solicitud. Aquí no hay nada que pagar.",
    refunded: "Le devolvimos lo que pagó.",
    partly_refunded: "Le devolvimos una parte de lo que pagó.",
  },
  toRide: "Volver a su viaje",
  byLink: "Pagado con enlace",
  /** Beside what was paid, where some of it was given back after the ride. */
  backOf: (paid, back) => `${paid}, ${back} devueltos`,
  /** To the driver. */
  collectNothing: "Pagado con enlace. No cobre nada.",
  ofItByLink: (paid: string) => `${paid} ya se pagaron con enlace.`,
  /** Below a price. */
  allPaid: "pagado con enlace",
  partPaid: (paid: string, rest: string) => `${paid} pagados con enlace, ${rest} en el carro`,
  feeKept: (fee: string) => `De lo que pagó por enlace, ${fee} cubren el cargo por esperarlo.`,
  feeKeptRest: (fee: string, rest: string) =>
    `De lo que pagó por enlace, ${fee} cubren el cargo por esperarlo. Le devolveremos ${rest}.`,
  lowered: (amount: string) => `El precio es menor que lo que pagó por enlace. Le devolvemos ${amount}.`,
  givenBack: (amount: string) => `Pagó ${amount} por enlace. Se lo devolveremos.`,
  depositText: (amount: string) =>
    `Un depósito de ${amount} con tarjeta o banco. El resto lo paga en el carro, o aquí.`,
  firstText: "Con tarjeta o desde su banco. Su viaje queda confirmado con el pago.",
  fareText: "Con tarjeta, banco o billetera digital. También puede pagar en efectivo en el carro.",
  starting: "Un momento...",
  startFailed: "No se pudo empezar. Inténtelo de nuevo o pague en el carro.",
};

export default payLinks;
