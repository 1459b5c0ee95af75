import type { NotFoundStrings } from "./en.ts";

export default {
  head: "404 Niet gevonden",
  title: "404 Niet gevonden",
  help: "Deze pagina bestaat niet. We helpen je terug op weg.",
  home: "Terug naar home",
  contact: "Contact",
  findBooking: "Mijn boeking vinden",
} satisfies NotFoundStrings;
