import type { ShipStrings } from "./en.ts";

const ship: ShipStrings = {
  waits: (time, place) => `De chauffeur wacht ${time} bij ${place} en rijdt je dan terug`,
  waitingSince: (since, until) => `Wacht sinds ${since}, geboekt tot ${until}`,
  overBy: (minutes) => `${minutes} min langer dan geboekt`,
  aboardBy: (time) => `Aan boord vóór ${time}`,
  close: (back, aboard) => `Terug rond ${back}: dat is krap, iedereen aan boord om ${aboard}`,
  tooLate: (back, aboard) => `Terug rond ${back}: te laat, iedereen aan boord om ${aboard}`,
};

export default ship;
