import type { DealsPageStrings } from "./en.ts";

export default {
  head: "Angebote",
  description: "Angebote für Taxifahrten auf Curaçao, die Sie heute nutzen können.",
  title: "Angebote",
  intro:
    "Ein Nachlass auf Ihren Fahrpreis. Das beste Angebot zählt, und Sie sehen es im Preis, bevor Sie buchen.",
  book: "Fahrt buchen",
  loading: "Wird geladen...",
  none: "Im Moment gibt es kein Angebot. Unsere Preise stehen vor der Buchung fest, mit oder ohne Angebot.",
  off: (a) => `${a} weniger`,
  withCode: (code) => `Geben Sie den Code ${code} neben Ihrem Preis ein.`,
  firstRide: "Bei der ersten Fahrt Ihres Kontos. Der Nachlass geht von selbst ab.",
  guests: "Für Gäste, die über den Link ihres Hotels buchen. Der Nachlass geht von selbst ab.",
  vip: (level) => `Ab VIP-Stufe ${level}. Der Nachlass geht von selbst ab.`,
  trips: { airport: "vom und zum Flughafen", island: "nicht vom oder zum Flughafen" },
  fares: (a) => `Fahrpreise ab ${a}`,
  from: (day) => `ab ${day}`,
  until: (day) => `bis ${day}`,
} satisfies DealsPageStrings;
