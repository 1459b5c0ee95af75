import type { OpeningStrings } from "./en.ts";

export default {
  call: "Rufen Sie uns an:",
  login: "Für unsere Leute: anmelden",
} satisfies OpeningStrings;
