import type { Language } from "../languages.ts";
import type { ShownCompany } from "./company.ts";

type Deal = Pick<ShownCompany, "vip_on" | "vip_from_rides" | "vip_percent">;
type Words = {
  /** Where the company has no discount that comes by itself. */
  readonly ask: string;
  readonly vip: (rides: number, percent: number) => string;
};

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    ask: "Ride often? Ask us for a better price.",
    vip: (rides, percent) =>
      `From ${rides === 1 ? "your first ride" : `${rides} rides`} on, ${percent}% off every ride.`,
  },
  nl: {
    ask: "Rijd je vaak met ons? Vraag naar een vaste prijs.",
    vip: (rides, percent) =>
      `Vanaf ${rides === 1 ? "je eerste rit" : `${rides} ritten`} krijg je ${percent}% korting op elke rit.`,
  },
  es: {
    ask: "¿Viaja a menudo? Pregúntenos.",
    vip: (rides, percent) =>
      `Desde ${rides === 1 ? "su primer viaje" : `${rides} viajes`}, ${percent}% de descuento en cada viaje.`,
  },
  pap: {
    ask: "Bo ta biaha hopi? Puntra nos.",
    vip: (rides, percent) =>
      `For di ${rides === 1 ? "bo promé biahe" : `${rides} biahe`}: ${percent}% di deskuento riba kada biahe.`,
  },
};

/** What whoever rides often pays less, as the company has set it. */
export function dealWords({ vip_on, vip_from_rides, vip_percent }: Deal, language: Language): string {
  const words = WORDS[language];
  if (vip_on !== true || vip_from_rides === undefined || vip_percent === undefined) return words.ask;
  return words.vip(vip_from_rides, vip_percent);
}
