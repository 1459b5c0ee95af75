import type { NotFoundStrings } from "./en.ts";

export default {
  head: "404 Nicht gefunden",
  title: "404 Nicht gefunden",
  help: "Diese Seite gibt es nicht. Wir bringen Sie zurück auf die Straße.",
  home: "Zur Startseite",
  contact: "Kontakt",
  findBooking: "Meine Buchung finden",
} satisfies NotFoundStrings;
