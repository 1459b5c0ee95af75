import type { PayLinkStrings } from "./en.ts";

const payLinks: PayLinkStrings = {
  headTitle: "Pagar con enlace | Trupial",
  headDescription: "Paga tu viaje con tarjeta o desde tu banco.",
  loading: "Cargando tu pago...",
  goneTitle: "No encontramos este pago",
  gone: "Revisa tu enlace o llámanos.",
  title: (amount: string) => `Pagar ${amount}`,
  now: (amount: string) => `Pagar ${amount} ahora`,
  what: {
    fare: (reference: string) => `Por el viaje ${reference}`,
    deposit: (reference: string) => `El depósito del viaje ${reference}`,
    statement: (reference: string) => reference,
    no_show_fee: (reference: string) => `El cargo del viaje ${reference}: te esperamos`,
  },
  charged: (amount: string) => `Se te cobran ${amount}.`,
  where: "Pagas en la página del propio banco. El número de tu tarjeta nunca nos llega.",
  wait: "Un momento. Se prepara la página del banco.",
  trial: "Esto es una prueba: no se mueve dinero.",
  paidTitle: (amount: string) => `${amount} pagados`,
  overTitle: "Este pago terminó",
  /** What became of it. */
  over: {
    paid: "Gracias. Puedes cerrar esta página.",
    failed: "El pago falló y no se cobró nada. Empieza de nuevo en la página de tu viaje o llámanos.",
    expired: "El plazo para pagar terminó y no se cobró nada. Pídenos un enlace nuevo.",
    cancelled: "Retiramos esta solicitud. Aquí no hay nada que pagar.",
    refunded: "Te devolvimos lo que pagaste.",
    partly_refunded: "Te devolvimos una parte de lo que pagaste.",
  },
  byLink: "Pagado con enlace",
  /** To the driver. */
  collectNothing: "Pagado con enlace. No cobres nada.",
  ofItByLink: (paid: string) => `${paid} ya se pagaron con enlace.`,
  /** Below a price. */
  allPaid: "pagado con enlace",
  partPaid: (paid: string, rest: string) => `${paid} pagados con enlace, ${rest} en el auto`,
  givenBack: (amount: string) => `Pagaste ${amount} con enlace. Te lo devolveremos.`,
  depositText: (amount: string) =>
    `Un depósito de ${amount} con tarjeta o banco. El resto lo pagas en el auto, o aquí.`,
  firstText: "Con tarjeta o desde su banco. Su viaje queda confirmado con el pago.",
  fareText: "Con tarjeta o desde tu banco. También puedes pagar en efectivo en el auto.",
  starting: "Un momento...",
  startFailed: "No se pudo empezar. Inténtalo de nuevo o paga en el auto.",
};

export default payLinks;
