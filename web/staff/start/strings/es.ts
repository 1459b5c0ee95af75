import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Ingresos de hoy",
  ridesToday: "Viajes finalizados hoy",
  yesterday: (what) => `ayer ${what}`,
  onAccount: "A cuenta",
  owedBy: (n) => (n === 1 ? "1 hotel o empresa" : `${n} hoteles y empresas`),
  waits: "Por hacer",
  things: (n) => (n === 1 ? "1 asunto" : `${n} asuntos, lo más urgente primero`),
  answer: "Responder",
  look: "Ver",
  newDate: "Nueva fecha",
  wantsToDrive: "Quiere conducir",
  nothing: "No hay nada pendiente.",
  more: (n) => `y ${n} más`,
} satisfies StartStrings;
