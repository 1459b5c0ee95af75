import type { PaymentStrings } from "./en.ts";

const payments: PaymentStrings = {
  paidBy: {
    cash_usd: "Efectivo, dólares",
    cash_xcg: "Efectivo, florines",
    card: "Tarjeta en el carro",
    account: "A cuenta",
  },
  paid: "Pagado",
  notRecorded: "Sin anotar",
  tip: "Propina",
  tips: "Propinas",
  ask: "¿Cómo se pagó?",
  say: "Anotar cómo se pagó",
  save: "Guardar",
  tipUsd: "Propina, US$ (opcional)",
  tipXcg: "Propina, XCG (opcional)",
  amountWrong: "Un monto como 5 o 2.50.",
  payments: "Pagos",
  cash: {
    title: "Efectivo que tiene",
    failed: "No se pudo cargar su efectivo. Por favor, intente de nuevo.",
    loading: "Cargando...",
    sinceFirst: (rides) =>
      rides === 1 ? "De 1 viaje pagado en efectivo." : `De ${rides} viajes pagados en efectivo.`,
    since: (time, rides) =>
      `Desde su cierre del ${time}: ${rides === 1 ? "1 viaje pagado" : `${rides} viajes pagados`} en efectivo.`,
    dollars: "Dólares estadounidenses",
    guilders: "Florines",
    close: "Cerrar turno",
    closeTitle: "Cerrar su turno",
    closeText: "Cuente lo que le pagaron los pasajeros. Su propio cambio no se cuenta.",
    countedUsd: "Contado, US$",
    countedXcg: "Contado, XCG",
    note: "Nota para la oficina (opcional)",
    closing: "Cerrando...",
    closed: "Su turno está cerrado.",
    closeFailed: "No se pudo cerrar su turno. Por favor, intente de nuevo.",
    needsSignal: "Puede cerrar cuando tenga señal.",
    waits: "Los viajes que esperan señal aún no están contados. Cierre cuando se hayan enviado.",
    says: "Según la aplicación",
    last: "Turnos que cerró",
    none: "Todavía no ha cerrado ningún turno.",
  },
  closings: {
    driver: "Conductor",
    closedAt: "Cerrado",
    rides: "Viajes",
    expected: "Según la aplicación",
    counted: "Contado",
    difference: "Diferencia",
    even: "Ninguna",
    note: "Nota",
    empty: "Todavía no se ha cerrado ningún turno.",
  },
};

export default payments;
