import type { StartStrings } from "./en.ts";
import { named } from "../named.ts";

export default {
  goodMorning: (name) => named("Buenos días", name),
  goodAfternoon: (name) => named("Buenas tardes", name),
  goodEvening: (name) => named("Buenas noches", name),
  revenueToday: "Ingresos de hoy",
  ridesToday: "Viajes finalizados hoy",
  yesterday: (what) => `ayer ${what}`,
  onAccount: "A cuenta",
  owedBy: (n) => (n === 1 ? "1 hotel o empresa" : `${n} hoteles y empresas`),
  papersEnd: "Documentos que vencen",
  drivers: "Todos los conductores",
  noPaperEnds: (days) => `Ningún documento vence en los próximos ${days} días.`,
  inDays: (n) => (n === 0 ? "hoy" : n === 1 ? "mañana" : `en ${n} días`),
  daysAgo: (n) => (n === 1 ? "ayer" : `hace ${n} días`),
  waits: "Por hacer",
  things: (n) => (n === 1 ? "1 asunto" : `${n} asuntos, lo más urgente primero`),
  answer: "Responder",
  look: "Ver",
  newDate: "Nueva fecha",
  wantsToDrive: "Quiere conducir",
  nothing: "No hay nada pendiente.",
  more: (n) => `y ${n} más`,
} satisfies StartStrings;
