import { CAR_SIDE, DRAWINGS, SCENE } from "./drawings.ts";
import comfort from "./illustrations/comfort.svg?url";
import economy from "./illustrations/economy.svg?url";
import island from "./illustrations/island.svg?url";
import mark from "./illustrations/mark.svg?url";
import portraitChief from "./illustrations/portrait-chief.svg?url";
import portraitFinance from "./illustrations/portrait-finance.svg?url";
import portraitImport from "./illustrations/portrait-import.svg?url";
import tourCity from "./illustrations/tour-city.svg?url";
import tourCountryHouse from "./illustrations/tour-country-house.svg?url";
import tourMountain from "./illustrations/tour-mountain.svg?url";
import tourNorthCoast from "./illustrations/tour-north-coast.svg?url";
import tourSunset from "./illustrations/tour-sunset.svg?url";
import xl from "./illustrations/xl.svg?url";

const PORTRAIT = { viewBox: "0 0 48 48", fit: "xMidYMid slice" } as const;

export const ISLAND = { url: island, viewBox: "0 0 1000 857", fit: "xMidYMid meet" } as const;
export const MARK = { url: mark, viewBox: "0 0 33 33", fit: "xMidYMid meet" } as const;

/** The cars from the side. */
export const CAR_DRAWINGS = {
  economy: { url: economy, ...CAR_SIDE },
  comfort: { url: comfort, ...CAR_SIDE },
  xl: { url: xl, ...CAR_SIDE },
  cargo: DRAWINGS.cargo,
} as const;

/** What there is to see on a tour. */
export const SCENES = {
  beaches: DRAWINGS.tourBeaches,
  city: { url: tourCity, ...SCENE },
  countryHouse: { url: tourCountryHouse, ...SCENE },
  mountain: { url: tourMountain, ...SCENE },
  northCoast: { url: tourNorthCoast, ...SCENE },
  sunset: { url: tourSunset, ...SCENE },
} as const;

/** Those who lead the company. */
export const PORTRAITS = {
  chief: { url: portraitChief, ...PORTRAIT },
  finance: { url: portraitFinance, ...PORTRAIT },
  import: { url: portraitImport, ...PORTRAIT },
} as const;
