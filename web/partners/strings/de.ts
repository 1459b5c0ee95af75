import type { OnAccountStrings } from "./en.ts";

export default {
  headTitle: "Auf Rechnung buchen",
  headDescription: "Buchen Sie ein Taxi auf Rechnung Ihres Hotels oder Ihrer Firma.",
  booked: "Ihre Fahrt ist gebucht",
  bookedText:
    "Verfolgen, ändern oder stornieren Sie sie auf ihrer eigenen Seite, die in einem neuen Tab aufgeht.",
  follow: "Fahrt verfolgen",
  another: "Weitere Fahrt buchen",
  loading: "Lädt...",
  goneTitle: "Dieser Link gilt nicht mehr",
  gone: "Bitte fragen Sie an der Rezeption nach dem aktuellen.",
  title: (name) => `Ihr Taxi bei ${name}`,
  intro: (name) => `Diese Fahrt zahlt ${name}. Im Wagen ist nichts zu bezahlen.`,
  discount: (percent) => `Ihr Preis ist ${percent}% niedriger.`,
  rides: "Fahrten auf dieser Rechnung",
  none: "Noch keine Fahrten.",
  when: "Wann",
  guest: "Gast",
  room: "Zimmer",
  trip: "Von und nach",
  driver: "Fahrer",
  status: "Status",
  fare: "Fahrpreis",
} satisfies OnAccountStrings;
