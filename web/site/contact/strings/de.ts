import type { ContactStrings } from "./en.ts";

export default {
  head: "Kontakt",
  title: "Kontakt",
  messageSection: "Schreiben Sie uns",
  whereSection: "Wo wir fahren",
  whereText: (when = "Tag und Nacht") => `Überall auf der Insel, von Westpunt bis Oostpunt, ${when}.`,
  island: "Karte: wo wir auf Curaçao fahren",
} satisfies ContactStrings;
