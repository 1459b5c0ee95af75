import type { StartStrings } from "./en.ts";
import { named } from "../named.ts";

export default {
  goodMorning: (name) => named("Bon dia", name),
  goodAfternoon: (name) => named("Bon tardi", name),
  goodEvening: (name) => named("Bon nochi", name),
  revenueToday: "Entrada di awe",
  ridesToday: "Biahe terminá awe",
  yesterday: (what) => `ayera ${what}`,
  onAccount: "Riba kuenta",
  owedBy: (n) => (n === 1 ? "1 hotèl òf kompania" : `${n} hotèl i kompania`),
  papersEnd: "Papel ku ta kaba",
  drivers: "Tur shofùr",
  noPaperEnds: (days) => `Ningun papel no ta kaba den e próksimo ${days} dianan.`,
  inDays: (n) => (n === 0 ? "awe" : n === 1 ? "mañan" : `den ${n} dia`),
  daysAgo: (n) => (n === 1 ? "ayera" : `${n} dia pasá`),
  waits: "Pa hasi",
  things: (n) => (n === 1 ? "1 kos" : `${n} kos, esun mas urgente promé`),
  answer: "Kontestá",
  look: "Wak",
  newDate: "Fecha nobo",
  wantsToDrive: "Ke bira shofùr",
  nothing: "Nada no ta warda.",
  more: (n) => `i ${n} mas`,
} satisfies StartStrings;
