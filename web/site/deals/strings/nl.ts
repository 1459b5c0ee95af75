import type { DealsPageStrings } from "./en.ts";

export default {
  head: "Acties",
  description: "Acties op taxiritten op Curaçao die je vandaag kunt gebruiken.",
  title: "Acties",
  intro: "Korting op je rit. De beste actie telt, en je ziet hem in de prijs voordat je boekt.",
  book: "Rit boeken",
  loading: "Laden...",
  none: "Er is nu geen actie. Onze prijzen staan vast voordat je boekt, met of zonder actie.",
  off: (a) => `${a} korting`,
  withCode: (code) => `Typ de code ${code} naast je prijs.`,
  firstRide: "Bij de eerste rit van je account. De korting gaat er vanzelf af.",
  guests: "Voor gasten die via de link van hun hotel boeken. De korting gaat er vanzelf af.",
  vip: (level) => `Vanaf VIP-niveau ${level}. De korting gaat er vanzelf af.`,
  trips: { airport: "van en naar de luchthaven", island: "niet van of naar de luchthaven" },
  fares: (a) => `ritten vanaf ${a}`,
  from: (day) => `vanaf ${day}`,
  until: (day) => `tot en met ${day}`,
} satisfies DealsPageStrings;
