import type { ContactCardStrings } from "./en.ts";

export default {
  description: "Bel, chat of schrijf met je taxi op Curaçao. Dag en nacht bereikbaar.",
  openWhen: "dag en nacht",
  tagline: "Bel, chat of schrijf. We zijn er dag en nacht.",
  official: "Officiële taxi",
  permit: "Vergunningsnummer",
  office: "Kantooradres",
  support: "Telefoon",
  support247: "24/7 bereikbaar",
  email: "E-mail",
  chat: "Chat met ons",
  chatWith: "Chat via WhatsApp",
  follow: "Volg ons",
  stamp: (year) => `GELDIG CURAÇAO ${year}`,
  openQuestion: "Zijn jullie 24/7 open?",
  openAnswer: "Ja. Je kunt dag en nacht boeken en bellen, elke dag van het jaar.",
} satisfies ContactCardStrings;
