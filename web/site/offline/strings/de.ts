import type { OfflineStrings } from "./en.ts";

export default {
  head: "Sie sind offline",
  title: "Sie sind offline",
  text: "Diese Seite braucht das Internet. Anrufen geht trotzdem: Wir buchen gern für Sie.",
  call: "Anrufen",
  retry: "Noch einmal",
  lastRide: "Ihre letzte Fahrt",
  asOf: (moment) => `Zuletzt aktualisiert ${moment}. Inzwischen kann es anders sein.`,
  plate: "Kennzeichen",
  driver: "Fahrer",
  reference: "Buchungsnummer",
} satisfies OfflineStrings;
