import type { ShipStrings } from "./en.ts";

const ship: ShipStrings = {
  waits: (time, place) => `E shofùr ta spera ${time} na ${place} i ta hiba bo bèk`,
  waitingSince: (since, until) => `Ta spera for di ${since}, reservá te ${until}`,
  overBy: (minutes) => `${minutes} min mas ku reservá`,
  aboardBy: (time) => `Bèk na bordo pa ${time}`,
  close: (back, aboard) => `Bèk rònt di ${back}: ta krap, tur hende na bordo ${aboard}`,
  tooLate: (back, aboard) => `Bèk rònt di ${back}: muchu lat, tur hende na bordo ${aboard}`,
};

export default ship;
