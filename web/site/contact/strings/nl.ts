import type { ContactStrings } from "./en.ts";

export default {
  head: "Contact | Trupial",
  description: "Bel, chat of schrijf met Trupial, je taxi op Curaçao. Dag en nacht bereikbaar.",
  title: "Contact",
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
  messageSection: "Stuur ons een bericht",
  whereSection: "Waar we rijden",
  whereText: "Overal op het eiland, van Westpunt tot Oostpunt, dag en nacht.",
  island: "Kaart van Curaçao, waar we rijden",
} satisfies ContactStrings;
