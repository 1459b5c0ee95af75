import type { Language } from "../languages.ts";
import type { ZoneKey } from "./zones.ts";

/** The names of the zones in English. */
export const ZONE_NAMES: Readonly<Record<ZoneKey, string>> = {
  julianadorp: "Julianadorp",
  emmastad: "Emmastad",
  piscadera: "Piscadera",
  "blue-bay": "Blue Bay",
  "sint-michiel": "Sint Michiel",
  punda: "Punda",
  otrobanda: "Otrobanda",
  pietermaai: "Pietermaai",
  "cruise-piers": "Cruise piers",
  salinja: "Saliña",
  mambo: "Mambo Beach",
  seaquarium: "Seaquarium",
  "jan-thiel": "Jan Thiel",
  caracasbaai: "Caracasbaai",
  barber: "Barber",
  soto: "Soto",
  "sint-willibrordus": "Sint Willibrordus",
  daaibooi: "Daaibooi",
  "porto-marie": "Porto Marie",
  "cas-abao": "Cas Abao",
  "santa-barbara": "Santa Barbara",
  newport: "Newport",
  lagun: "Lagun",
  knip: "Knip",
  westpunt: "Westpunt",
};

const CRUISE_PIERS: Readonly<Record<Language, string>> = {
  en: ZONE_NAMES["cruise-piers"],
  nl: "Cruiseterminals",
  es: "Muelles de cruceros",
  pap: "Wafnan di krusero",
  de: "Kreuzfahrtpiers",
};

/** The name of a zone for a reader: the piers have no name of a place, the others are the same in every language. */
export function zoneName(zone: ZoneKey, language: Language): string {
  return zone === "cruise-piers" ? CRUISE_PIERS[language] : ZONE_NAMES[zone];
}
