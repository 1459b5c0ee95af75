import type { ShipStrings } from "./en.ts";

const ship: ShipStrings = {
  waits: (time, place) => `Der Fahrer wartet ${time} bei ${place} und bringt Sie zurück`,
  waitingSince: (since, until) => `Wartet seit ${since}, gebucht bis ${until}`,
  overBy: (minutes) => `${minutes} Min. länger als gebucht`,
  aboardBy: (time) => `Zurück an Bord bis ${time}`,
  close: (back, aboard) => `Zurück gegen ${back}: das wird knapp, alle an Bord um ${aboard}`,
  tooLate: (back, aboard) => `Zurück gegen ${back}: zu spät, alle an Bord um ${aboard}`,
};

export default ship;
