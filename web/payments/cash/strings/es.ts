import type { CashStrings } from "./en.ts";

export default {
  receivedUsd: "Recibido, US$ (opcional)",
  receivedXcg: "Recibido, XCG (opcional)",
  left: (usd, xcg) => `Faltan ${usd}, o ${xcg}. ¿Cómo se pagó eso?`,
  leftPaidBy: "El resto se pagó",
  sayRest: "Diga cómo se pagó el resto.",
  giveBack: (own, other) => `Devuelva ${own}, o ${other}`,
  changeIn: "Vuelto dado en",
  changeUsd: "Vuelto en dólares",
  changeXcg: "Vuelto en florines",
  whyUnpaid: "¿Por qué no se pagó?",
  unpaidReasons: {
    later: "Paga más tarde",
    refused: "No aceptó el precio",
    left: "Se fue sin pagar",
    other: "Otra cosa",
  },
  unpaidBecause: (why) => `No pagado: ${why}`,
  sayWhyUnpaid: "Diga por qué no se pagó.",
  unpaidNote: "Qué pasó (opcional)",
} satisfies CashStrings;
