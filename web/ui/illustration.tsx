import airport from "./illustrations/airport.svg?url";
import cargo from "./illustrations/cargo.svg?url";
import comfort from "./illustrations/comfort.svg?url";
import diviDivi from "./illustrations/divi-divi.svg?url";
import economy from "./illustrations/economy.svg?url";
import island from "./illustrations/island.svg?url";
import logo from "./illustrations/logo.svg?url";
import mark from "./illustrations/mark.svg?url";
import portraitChief from "./illustrations/portrait-chief.svg?url";
import portraitFinance from "./illustrations/portrait-finance.svg?url";
import portraitImport from "./illustrations/portrait-import.svg?url";
import skylineSmall from "./illustrations/skyline-small.svg?url";
import skyline from "./illustrations/skyline.svg?url";
import tourBeaches from "./illustrations/tour-beaches.svg?url";
import tourCity from "./illustrations/tour-city.svg?url";
import tourCountryHouse from "./illustrations/tour-country-house.svg?url";
import tourMountain from "./illustrations/tour-mountain.svg?url";
import tourNorthCoast from "./illustrations/tour-north-coast.svg?url";
import tourSunset from "./illustrations/tour-sunset.svg?url";
import xl from "./illustrations/xl.svg?url";

const CAR = "0 0 400 164";
const SCENE = "0 0 360 220";

const DRAWINGS = {
  airport: { url: airport, viewBox: "0 0 400 220", fit: "xMidYMax slice" },
  cargo: { url: cargo, viewBox: CAR, fit: "xMidYMax meet" },
  comfort: { url: comfort, viewBox: CAR, fit: "xMidYMax meet" },
  "divi-divi": { url: diviDivi, viewBox: "0 0 160 110", fit: "xMidYMid meet" },
  economy: { url: economy, viewBox: CAR, fit: "xMidYMax meet" },
  island: { url: island, viewBox: "0 0 1000 857", fit: "xMidYMid meet" },
  logo: { url: logo, viewBox: "0 0 123 32", fit: "xMinYMid meet" },
  mark: { url: mark, viewBox: "0 0 33 33", fit: "xMidYMid meet" },
  "portrait-chief": { url: portraitChief, viewBox: "0 0 48 48", fit: "xMidYMid slice" },
  "portrait-finance": { url: portraitFinance, viewBox: "0 0 48 48", fit: "xMidYMid slice" },
  "portrait-import": { url: portraitImport, viewBox: "0 0 48 48", fit: "xMidYMid slice" },
  skyline: { url: skyline, viewBox: "0 0 1600 430", fit: "xMidYMax slice" },
  "skyline-small": { url: skylineSmall, viewBox: "0 0 600 250", fit: "xMidYMax slice" },
  "tour-beaches": { url: tourBeaches, viewBox: SCENE, fit: "xMidYMid slice" },
  "tour-city": { url: tourCity, viewBox: SCENE, fit: "xMidYMid slice" },
  "tour-country-house": { url: tourCountryHouse, viewBox: SCENE, fit: "xMidYMid slice" },
  "tour-mountain": { url: tourMountain, viewBox: SCENE, fit: "xMidYMid slice" },
  "tour-north-coast": { url: tourNorthCoast, viewBox: SCENE, fit: "xMidYMid slice" },
  "tour-sunset": { url: tourSunset, viewBox: SCENE, fit: "xMidYMid slice" },
  xl: { url: xl, viewBox: CAR, fit: "xMidYMax meet" },
} as const;

export type IllustrationName = keyof typeof DRAWINGS;

type IllustrationProps = {
  readonly name: IllustrationName;
  readonly className?: string;
  /** What the picture shows, where it tells something; without it the picture is decoration. */
  readonly label?: string;
};

/**
 * A drawing in the colours of the theme. The file is fetched once by the browser and takes its paint (--ill-…)
 * from the place where it is used, so it costs no script and turns with the theme.
 */
export function Illustration({ name, className, label }: IllustrationProps) {
  const { url, viewBox, fit } = DRAWINGS[name];
  const meaning = label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label };
  return (
    <svg className={className} viewBox={viewBox} preserveAspectRatio={fit} {...meaning}>
      <use href={`${url}#art`} />
    </svg>
  );
}
