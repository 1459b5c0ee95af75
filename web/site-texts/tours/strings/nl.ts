import tours from "../../../../domain/site-texts/tour-words/nl.ts";
import type { ToursStrings } from "./en.ts";

export default {
  head: "Privétours",
  description:
    "Zes privétours over Curaçao met een lokale chauffeur: stranden, stad, noordkust, landhuizen, Christoffel en zeilen bij zonsondergang.",
  title: "Privétours",
  intro: "Zes privé-uitstapjes met een chauffeur die hier is opgegroeid. Alleen jullie groep.",
  duration: "Duur",
  role: "Rol van de chauffeur",
  includes: "Inbegrepen",
  cancellation: "Annuleren",
  moreInfo: "Meer info",
  hours: (count) => `${count} uur`,
  perPerson: (price) => `${price} per persoon`,
  total: (people, price) => `${people === 1 ? "1 persoon" : `${people} personen`}: ${price}`,
  free: (hours) => `Gratis tot ${hours} uur vooraf`,
  fee: (price) => `${price} kosten`,
  ask: "Vraag deze tour aan",
  askText:
    "Laat weten wanneer en met hoeveel personen. We antwoorden binnen een dag met een tijd en een chauffeur.",
  allTours: "Alle tours",
  tours,
} satisfies ToursStrings;
