import type { ContactStrings } from "./en.ts";

export default {
  head: "Contact | Trupial",
  title: "Contact",
  messageSection: "Stuur ons een bericht",
  whereSection: "Waar we rijden",
  whereText: "Overal op het eiland, van Westpunt tot Oostpunt, dag en nacht.",
  island: "Kaart van Curaçao, waar we rijden",
} satisfies ContactStrings;
