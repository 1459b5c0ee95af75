import type { StartStrings } from "./en.ts";
import { named } from "../named.ts";

export default {
  goodMorning: (name) => named("Goedemorgen", name),
  goodAfternoon: (name) => named("Goedemiddag", name),
  goodEvening: (name) => named("Goedenavond", name),
  revenueToday: "Omzet vandaag",
  ridesToday: "Ritten afgerond vandaag",
  yesterday: (what) => `gisteren ${what}`,
  onAccount: "Op rekening",
  owedBy: (n) => (n === 1 ? "1 hotel of bedrijf" : `${n} hotels en bedrijven`),
  papersEnd: "Papieren die aflopen",
  drivers: "Alle chauffeurs",
  noPaperEnds: (days) => `De komende ${days} dagen lopen er geen papieren af.`,
  inDays: (n) => (n === 0 ? "vandaag" : n === 1 ? "morgen" : `over ${n} dagen`),
  daysAgo: (n) => (n === 1 ? "gisteren" : `${n} dagen geleden`),
  waits: "Te doen",
  things: (n) => (n === 1 ? "1 zaak" : `${n} zaken, dringendste eerst`),
  answer: "Beantwoorden",
  look: "Bekijken",
  newDate: "Nieuwe datum",
  wantsToDrive: "Wil chauffeur worden",
  nothing: "Er wacht niets.",
  more: (n) => `en nog ${n}`,
} satisfies StartStrings;
