import type { Language } from "../languages.ts";
import type { Company } from "./company.ts";

type Promises = Pick<Company, "airport_wait_minutes" | "pier_wait_minutes" | "other_wait_minutes"> & {
  readonly follows_flights?: boolean | undefined;
};
type Words = {
  readonly terms: (airport: number, pier: number, other: number) => string;
  readonly follows: string;
  readonly noShow: string;
  readonly airport: (minutes: number) => string;
  readonly airportFollows: string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    terms: (airport, pier, other) =>
      `From the agreed time on the driver waits free of charge: ${airport} minutes at the airport, ${pier} at a pier, ${other} elsewhere.`,
    follows:
      "With your flight number, the agreed time at the airport moves with your landing, at the same price.",
    noShow: "After that the ride may count as a no-show.",
    airport: (minutes) => `Your driver waits ${minutes} minutes free of charge.`,
    airportFollows: "Your driver follows your flight.",
  },
  nl: {
    terms: (airport, pier, other) =>
      `Vanaf de afgesproken tijd wacht de chauffeur gratis: ${airport} minuten op de luchthaven, ${pier} aan een pier, ${other} elders.`,
    follows:
      "Met je vluchtnummer schuift de afgesproken tijd op de luchthaven mee met je landing, voor dezelfde prijs.",
    noShow: "Daarna kan de rit tellen als niet verschenen.",
    airport: (minutes) => `Je chauffeur wacht ${minutes} minuten gratis.`,
    airportFollows: "Je chauffeur volgt je vlucht.",
  },
  es: {
    terms: (airport, pier, other) =>
      `Desde la hora acordada el conductor espera gratis: ${airport} minutos en el aeropuerto, ${pier} en un muelle, ${other} en otros lugares.`,
    follows:
      "Con su número de vuelo, la hora acordada en el aeropuerto cambia con su aterrizaje, por el mismo precio.",
    noShow: "Después, el viaje puede contar como ausencia.",
    airport: (minutes) => `Su conductor espera ${minutes} minutos gratis.`,
    airportFollows: "Su conductor sigue su vuelo.",
  },
  pap: {
    terms: (airport, pier, other) =>
      `For di e ora palabrá e shofùr ta warda grátis: ${airport} minüt na aeropuerto, ${pier} na un pir, ${other} na otro lugá.`,
    follows: "Ku bo number di buelo, e ora palabrá na aeropuerto ta move ku bo aterisahe, pa e mesun preis.",
    noShow: "Despues di esei e biahe por konta komo no presentá.",
    airport: (minutes) => `Bo shofùr ta warda ${minutes} minüt grátis.`,
    airportFollows: "Bo shofùr ta sigui bo buelo.",
  },
  de: {
    terms: (airport, pier, other) =>
      `Ab der vereinbarten Zeit wartet der Fahrer kostenlos: ${airport} Minuten am Flughafen, ${pier} an einem Pier, ${other} an anderen Orten.`,
    follows:
      "Mit Ihrer Flugnummer rückt die vereinbarte Zeit am Flughafen mit Ihrer Landung mit, zum selben Preis.",
    noShow: "Danach kann die Fahrt als nicht angetreten gelten.",
    airport: (minutes) => `Ihr Fahrer wartet ${minutes} Minuten kostenlos.`,
    airportFollows: "Ihr Fahrer behält Ihren Flug im Blick.",
  },
};

/** How long the company waits, and whether it follows flights, as its terms say it. */
export function waitingTerms(company: Promises, language: Language): string {
  const words = WORDS[language];
  const { airport_wait_minutes, pier_wait_minutes, other_wait_minutes, follows_flights } = company;
  return [
    words.terms(airport_wait_minutes, pier_wait_minutes, other_wait_minutes),
    ...(follows_flights ? [words.follows] : []),
    words.noShow,
  ].join(" ");
}

/** The same in short, for who comes by plane. */
export function airportWaiting(company: Promises, language: Language): string {
  const words = WORDS[language];
  return company.follows_flights ? words.airportFollows : words.airport(company.airport_wait_minutes);
}
