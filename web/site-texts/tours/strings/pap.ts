import tours from "../../../../domain/site-texts/tour-words/pap.ts";
import type { ToursStrings } from "./en.ts";

export default {
  head: "Tour privá",
  description:
    "Seis tour privá na Kòrsou ku un shofùr lokal: playa, stat, kosta nort, landhùis, Christoffel i bela na bahada di solo.",
  title: "Tour privá",
  intro: "Seis dia pafó ku un shofùr ku a lanta akí. Solamente bo grupo.",
  duration: "Durashon",
  role: "Ròl di e shofùr",
  includes: "Ta inkluí",
  cancellation: "Kanselashon",
  moreInfo: "Mas informashon",
  hours: (count) => `${count} ora`,
  perPerson: (price) => `${price} pa persona`,
  total: (people, price) => `${people} persona: ${price}`,
  free: (hours) => `Grátis te ${hours} ora promé`,
  fee: (price) => `Kosto di ${price}`,
  ask: "Pidi e tour akí",
  askText: "Bisa nos ki dia i ku kuantu hende. Nos ta kontestá den un dia ku un ora i un shofùr.",
  allTours: "Tur tour",
  tours,
} satisfies ToursStrings;
