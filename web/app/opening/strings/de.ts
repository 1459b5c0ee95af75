import type { OpeningStrings } from "./en.ts";

export default {
  title: "Wir öffnen bald",
  intro: "Ein Taxibetrieb auf Curaçao.",
  call: "Rufen Sie uns an:",
  login: "Für unsere Leute: anmelden",
} satisfies OpeningStrings;
