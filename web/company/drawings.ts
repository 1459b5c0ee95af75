import airport from "./illustrations/airport.svg?url";
import comfort from "./illustrations/comfort.svg?url";
import skylineSmall from "./illustrations/skyline-small.svg?url";
import skyline from "./illustrations/skyline.svg?url";
import tourBeaches from "./illustrations/tour-beaches.svg?url";

export const CAR_SIDE = { viewBox: "0 0 400 164", fit: "xMidYMax meet" } as const;
export const SCENE = { viewBox: "0 0 360 220", fit: "xMidYMid slice" } as const;

/**
 * The drawings of every page and of the home page; the others come with the pages that use them. A street is `houses`
 * wide up to its last whole one.
 */
export const DRAWINGS = {
  airport: { url: airport, viewBox: "0 0 400 220", fit: "xMidYMax slice" },
  comfort: { url: comfort, ...CAR_SIDE },
  /** The bird of the demo; the server draws that of every other company. */
  mark: { url: "/icons/mark.svg", viewBox: "0 0 33 33", fit: "xMidYMid meet" },
  skyline: { url: skyline, viewBox: "0 0 1600 430", fit: "xMidYMax slice", houses: 1532 },
  skylineSmall: { url: skylineSmall, viewBox: "0 0 600 250", fit: "xMidYMax slice", houses: 574 },
  tourBeaches: { url: tourBeaches, ...SCENE },
} as const;
