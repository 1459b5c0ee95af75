import type { ContactStrings } from "./en.ts";

export default {
  head: "Contact",
  title: "Contact",
  messageSection: "Stuur ons een bericht",
  whereSection: "Waar we rijden",
  whereText: (when = "dag en nacht") => `Overal op het eiland, van Westpunt tot Oostpunt, ${when}.`,
  island: "Kaart van Curaçao, waar we rijden",
} satisfies ContactStrings;
