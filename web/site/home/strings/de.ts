import deal from "../../../../domain/company/deal-words/de.ts";
import type { HomeStrings } from "./en.ts";

export default {
  headTitle: "Ihr Taxi auf Curaçao",
  headDescription: "Erst der Preis, dann Ihr Taxi, überall auf Curaçao. Ohne Konto.",
  title: "Ihr Taxi auf Curaçao",
  tagline: "Erst der Preis. Ohne Konto.",
  skyline: "Die bunten Giebel der Handelskade und die Pontonbrücke",
  bookARide: "Fahrt buchen",
  registerNow: "Jetzt registrieren",
  downloadApp: "Unsere App holen",
  accountSection: "Warum ein Konto?",
  cards: {
    faster: {
      title: "Schneller buchen",
      text: "Name, Telefon und Lieblingsorte sind schon ausgefüllt. Dreimal tippen, gebucht.",
    },
    history: {
      title: "Alle Fahrten",
      text: "Jede Fahrt, jeder Preis und Beleg in einer Liste. Buchen Sie dieselbe Strecke noch einmal.",
    },
    deals: {
      title: "Ihr Vorteil",
    },
    tours: {
      title: "Touren nach Wunsch",
      text: "Sagen Sie uns, was Sie mögen, und wir planen den Tag.",
    },
  },
  deal,
  servicesSection: "Was wir bieten",
  services: {
    airport: {
      title: "Flughafentransfer",
      text: "Ein Festpreis in jede Zone, Tag und Nacht. Mit Ihrer Flugnummer wartet Ihr Fahrer mit einem Schild.",
      more: "Festpreise ansehen",
      picture: "Ein Taxi am Flughafen",
    },
    tours: {
      title: "Private Touren",
      text: "Die Insel mit einem Fahrer, der hier aufgewachsen ist.",
      more: "Die sechs Touren ansehen",
      picture: "Eine Bucht mit klarem Wasser im Westen",
    },
    vip: {
      title: "VIP-Transport",
      text: "Luxus, Comfort, XL, Cargo oder gepanzerte Fahrzeuge.",
      more: "Fahrzeug anfragen",
      picture: "Eine schwarze Limousine",
    },
  },
} satisfies HomeStrings;
