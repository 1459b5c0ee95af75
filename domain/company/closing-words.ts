import type { Language } from "../languages.ts";

type Words = { readonly title: string; readonly intro: string };

/** The page of a site that has never been open. */
export const OPENING_WORDS: Readonly<Record<Language, Words>> = {
  en: { title: "Opening soon", intro: "A taxi company on Curaçao." },
  nl: { title: "Binnenkort open", intro: "Een taxibedrijf op Curaçao." },
  es: { title: "Abrimos pronto", intro: "Una empresa de taxis en Curazao." },
  pap: { title: "Pronto nos ta habri", intro: "Un kompania di taksi na Kòrsou." },
  de: { title: "Wir öffnen bald", intro: "Ein Taxibetrieb auf Curaçao." },
};

/** The same of one that is closed for now. */
export const CLOSED_WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: "We aren't taking bookings right now",
    intro: "Rides that are booked go on. Please call us if you need one.",
  },
  nl: {
    title: "We nemen nu even geen boekingen aan",
    intro: "Geboekte ritten gaan gewoon door. Bel ons als je er een nodig hebt.",
  },
  es: {
    title: "Ahora no aceptamos reservas",
    intro: "Los viajes reservados siguen en pie. Llámenos si necesita uno.",
  },
  pap: {
    title: "Awor aki nos no ta tuma reservashon",
    intro: "Biahe reservá ta sigui. Yama nos si bo tin mester di unu.",
  },
  de: {
    title: "Wir nehmen gerade keine Buchungen an",
    intro: "Gebuchte Fahrten finden statt. Rufen Sie uns an, wenn Sie eine brauchen.",
  },
};

/** The text of the company's own by language; a language without one has the usual words. */
export type ClosedText = { readonly [L in Language]?: string | undefined };

/** The words that guests read of a site that isn't open; without a text, it has never been. */
export function closingWords(language: Language, closed: ClosedText | undefined): Words {
  if (closed === undefined) return OPENING_WORDS[language];
  const { title, intro } = CLOSED_WORDS[language];
  return { title, intro: closed[language] || intro };
}
