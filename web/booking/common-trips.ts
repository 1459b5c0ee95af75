import { AIRPORT_LOCATION } from "../../domain/places/place-points.ts";
import type { ChosenPlace } from "../places/chosen-place.ts";

/** A trip many guests take; names and points are those of the place book. */
export type CommonTrip = {
  readonly pickup: ChosenPlace;
  readonly dropoff: ChosenPlace;
  readonly stops: readonly [];
};

/** A place as it is called where there is room for a word or two; the airport has such a name in each language. */
export const SHORT_NAMES: Readonly<Record<string, string>> = {
  "Renaissance Wind Creek Curaçao Resort": "Renaissance",
  "Mega Pier Cruise Terminal": "Mega Pier",
  "Grote Knip (Kenepa Grandi)": "Grote Knip",
};

/** Where every transfer starts or ends, by the name the place book has for it. */
export const AIRPORT: ChosenPlace = { text: "Curaçao International Airport (Hato)", ...AIRPORT_LOCATION };
const MAMBO: ChosenPlace = { text: "Mambo Beach", lat: 12.08654, lng: -68.89902 };
const RENAISSANCE: ChosenPlace = {
  text: "Renaissance Wind Creek Curaçao Resort",
  lat: 12.1059,
  lng: -68.9391,
};
export const MEGA_PIER = { text: "Mega Pier Cruise Terminal", lat: 12.104636, lng: -68.941739 };
const JAN_THIEL: ChosenPlace = { text: "Jan Thiel Beach", lat: 12.07502, lng: -68.87973 };
const PUNDA: ChosenPlace = { text: "Punda", lat: 12.10538, lng: -68.93366 };
const GROTE_KNIP: ChosenPlace = { text: "Grote Knip (Kenepa Grandi)", lat: 12.35204, lng: -69.15131 };

/** The trips that need no typing. */
export const COMMON_TRIPS: readonly CommonTrip[] = [
  { pickup: AIRPORT, dropoff: RENAISSANCE, stops: [] },
  { pickup: AIRPORT, dropoff: MAMBO, stops: [] },
  { pickup: MEGA_PIER, dropoff: JAN_THIEL, stops: [] },
  { pickup: PUNDA, dropoff: GROTE_KNIP, stops: [] },
];

const MOST_FROM = 3;

/** The trips of most guests of a place that need no typing, the airport first. */
export function tripsFrom(pickup: ChosenPlace): readonly CommonTrip[] {
  return [AIRPORT, PUNDA, MAMBO, JAN_THIEL]
    .filter(({ text }) => text !== pickup.text)
    .slice(0, MOST_FROM)
    .map((dropoff) => ({ pickup, dropoff, stops: [] }));
}

/** Where most rides from the kerb go; names and points are those of the place book. */
export const COMMON_PLACES: readonly ChosenPlace[] = [
  PUNDA,
  { text: "Otrobanda", lat: 12.11026, lng: -68.93798 },
  { text: "Pietermaai", lat: 12.10326, lng: -68.92848 },
  MAMBO,
  JAN_THIEL,
  MEGA_PIER,
  AIRPORT,
  GROTE_KNIP,
];
