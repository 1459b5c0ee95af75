import type { OpeningStrings } from "./en.ts";

export default {
  title: "Binnenkort open",
  intro: "Een taxibedrijf op Curaçao.",
  call: "Bel ons:",
  login: "Voor onze mensen: inloggen",
} satisfies OpeningStrings;
