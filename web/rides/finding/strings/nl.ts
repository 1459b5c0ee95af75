import type { FindingStrings } from "./en.ts";

export default {
  head: "Mijn boeking vinden",
  description:
    "De link naar je rit kwijt? Met je boekingsnummer en het einde van je telefoonnummer vind je hem terug.",
  title: "Mijn boeking vinden",
  intro: "Geen account nodig. Twee dingen van je boeking zijn genoeg.",
  number: "Boekingsnummer",
  numberHint: "Zes letters en cijfers, uit je e-mail, op je bon of van de hotelbalie.",
  phoneEnd: "Laatste vier cijfers van het telefoonnummer",
  phoneEndHint: "Van het nummer dat bij het boeken is opgegeven.",
  finding: "We zoeken...",
  wrongTitle: "Deze twee horen niet bij elkaar.",
  wrong: "Kijk het nummer nog eens na, of neem het telefoonnummer dat bij het boeken is opgegeven.",
  noNumber: "Geen nummer bij de hand? Zeg ons je naam en ophaaltijd.",
  call: (phone: string) => `Bel ${phone}`,
  withAccount: "Geboekt met een account? Daar staan al je ritten.",
  login: "Inloggen",
} satisfies FindingStrings;
