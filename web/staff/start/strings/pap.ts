import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Entrada di awe",
  ridesToday: "Biahe terminá awe",
  yesterday: (what) => `ayera ${what}`,
  onAccount: "Riba kuenta",
  owedBy: (n) => (n === 1 ? "1 hotèl òf kompania" : `${n} hotèl i kompania`),
  waits: "Pa hasi",
  things: (n) => (n === 1 ? "1 kos" : `${n} kos, esun mas urgente promé`),
  answer: "Kontestá",
  look: "Wak",
  newDate: "Fecha nobo",
  wantsToDrive: "Ke bira shofùr",
  nothing: "Nada no ta warda.",
  more: (n) => `i ${n} mas`,
} satisfies StartStrings;
