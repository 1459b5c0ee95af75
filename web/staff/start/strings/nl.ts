import type { StartStrings } from "./en.ts";

export default {
  revenueToday: "Omzet vandaag",
  ridesToday: "Ritten afgerond vandaag",
  yesterday: (what) => `gisteren ${what}`,
  onAccount: "Op rekening",
  owedBy: (n) => (n === 1 ? "1 hotel of bedrijf" : `${n} hotels en bedrijven`),
  waits: "Te doen",
  things: (n) => (n === 1 ? "1 zaak" : `${n} zaken, dringendste eerst`),
  answer: "Beantwoorden",
  look: "Bekijken",
  newDate: "Nieuwe datum",
  wantsToDrive: "Wil chauffeur worden",
  nothing: "Er wacht niets.",
  more: (n) => `en nog ${n}`,
} satisfies StartStrings;
