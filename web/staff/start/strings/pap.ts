import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Entrada di awe",
  ridesToday: "Biahe terminá awe",
  yesterday: (what) => `ayera ${what}`,
  papers: "Dokumentonan",
  changes: "Kambio di shofùr",
  nothing: "Nada no ta warda.",
  more: (n) => `i ${n} mas`,
  all: "Mustra tur",
} satisfies StartStrings;
