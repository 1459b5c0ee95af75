import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Ingresos de hoy",
  ridesToday: "Viajes finalizados hoy",
  yesterday: (what) => `ayer ${what}`,
  papers: "Documentos",
  changes: "Cambios de conductores",
  nothing: "No hay nada pendiente.",
  more: (n) => `y ${n} más`,
  all: "Ver todo",
} satisfies StartStrings;
