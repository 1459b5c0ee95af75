import { DRAWINGS, SCENE } from "../../company/drawings.ts";
import city from "./illustrations/city.svg?url";
import countryHouse from "./illustrations/country-house.svg?url";
import mountain from "./illustrations/mountain.svg?url";
import northCoast from "./illustrations/north-coast.svg?url";
import sunset from "./illustrations/sunset.svg?url";

/** The sights of a tour. */
export const SCENES = {
  beaches: DRAWINGS.tourBeaches,
  city: { url: city, ...SCENE },
  countryHouse: { url: countryHouse, ...SCENE },
  mountain: { url: mountain, ...SCENE },
  northCoast: { url: northCoast, ...SCENE },
  sunset: { url: sunset, ...SCENE },
} as const;
