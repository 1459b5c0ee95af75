import tours from "../../../../domain/site-texts/tour-words/de.ts";
import type { ToursStrings } from "./en.ts";

export default {
  head: "Private Touren",
  description:
    "Sechs private Touren über Curaçao mit einem Fahrer von hier: Strände, Stadt, Nordküste, Landhäuser, Christoffel und ein Segeltörn zum Sonnenuntergang.",
  title: "Private Touren",
  intro: "Sechs private Ausflüge mit einem Fahrer, der hier aufgewachsen ist. Nur Ihre Gruppe.",
  duration: "Dauer",
  role: "Ihr Fahrer",
  includes: "Inklusive",
  cancellation: "Stornierung",
  moreInfo: "Mehr erfahren",
  hours: (count) => (count === 1 ? "1 Stunde" : `${count} Stunden`),
  perPerson: (price) => `${price} pro Person`,
  total: (people, price) => `${people === 1 ? "1 Person" : `${people} Personen`}: ${price}`,
  free: (hours) => `Kostenlos bis ${hours} Stunden vorher`,
  fee: (price) => `${price} Gebühr`,
  ask: "Diese Tour anfragen",
  askText:
    "Sagen Sie uns Ihr Datum und wie viele Sie sind. Innerhalb eines Tages antworten wir mit Uhrzeit und Fahrer.",
  allTours: "Alle Touren",
  tours,
} satisfies ToursStrings;
