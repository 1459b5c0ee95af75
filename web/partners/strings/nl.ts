import type { OnAccountStrings } from "./en.ts";

export default {
  headTitle: "Op rekening boeken",
  headDescription: "Boek een taxi op rekening van je hotel of bedrijf.",
  loading: "Laden...",
  goneTitle: "Deze link werkt niet meer",
  gone: "Vraag bij de receptie om de huidige link.",
  title: (name) => `Je taxi bij ${name}`,
  intro: (name) => `Deze rit gaat op rekening van ${name}. In de auto hoef je niets te betalen.`,
  discount: (percent) => `Je prijs is ${percent}% lager.`,
  rides: "Ritten op deze rekening",
  none: "Nog geen ritten.",
  when: "Wanneer",
  guest: "Gast",
  room: "Kamer",
  trip: "Van en naar",
  driver: "Chauffeur",
  status: "Status",
  fare: "Prijs",
} satisfies OnAccountStrings;
