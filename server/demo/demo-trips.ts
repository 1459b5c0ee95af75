import { straightKm } from "../places/geometry.ts";
import { placeOf } from "./price-demo-trip.ts";
import type { Random } from "./random.ts";

/** From where to where, by the names of the place book. */
export type DemoTrip = { readonly from: string; readonly to: string };

/** The purpose of a ride, which decides when it is, how many come along and how early it is booked. */
export type TripKind = "arrival" | "departure" | "cruise" | "beach" | "evening" | "night" | "errand";

const AIRPORT = "Curaçao International Airport (Hato)";
const PIER = "Mega Pier Cruise Terminal";

const STAYS = [
  "Curaçao Marriott Beach Resort",
  "Dreams Curaçao Resort",
  "LionsDive Beach Resort",
  "Avila Beach Hotel",
  "Papagayo Beach Hotel",
  "Corendon Mangrove Beach Resort",
  "Sonesta Kura Hulanda Village & Spa",
  "Renaissance Wind Creek Curaçao Resort",
  "Blue Bay Curaçao Golf & Beach Resort",
  "Sandals Royal Curaçao",
  "Sunscape Curaçao Resort",
  "Jan Thiel",
  "Pietermaai",
  "Westpunt",
] as const;
/** Far ones are asked for less. */
const BEACHES = [
  "Mambo Beach",
  "Mambo Beach",
  "Jan Thiel Beach",
  "Jan Thiel Beach",
  "Blue Bay Beach",
  "Kokomo Beach",
  "Cas Abao",
  "Playa Porto Marie",
  "Grote Knip (Kenepa Grandi)",
] as const;
const EVENINGS = [
  "Pietermaai",
  "Punda",
  "Mambo Beach Boulevard",
  "Salinja",
  "Jan Thiel Beach",
  "Handelskade",
] as const;
const HOMES = [
  "Brievengat",
  "Emmastad",
  "Julianadorp",
  "Santa Rosa",
  "Suffisant",
  "Barber",
  "Sint Michiel",
] as const;
const ERRANDS = [
  "Curaçao Medical Center",
  "Sambil Mall",
  "Punda",
  "Zuikertuintje Mall",
  "Otrobanda",
  "University of Curaçao",
] as const;

/** How the day's rides share out over its hours, midnight first, for each kind. */
const HOURS: Readonly<Record<TripKind, readonly number[]>> = {
  arrival: [2, 1, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 4, 6, 8, 9, 8, 7, 5, 4, 4, 3, 2],
  departure: [0, 0, 0, 2, 4, 6, 6, 5, 4, 3, 3, 4, 6, 7, 7, 6, 5, 4, 3, 2, 1, 1, 0, 0],
  cruise: [0, 0, 0, 0, 0, 0, 0, 0, 3, 6, 6, 4, 3, 3, 5, 6, 4, 1, 0, 0, 0, 0, 0, 0],
  beach: [0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 8, 6, 3, 2, 2, 4, 6, 6, 3, 0, 0, 0, 0, 0],
  evening: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 7, 9, 7, 4, 2, 0],
  night: [9, 7, 6, 3, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 6, 9],
  errand: [0, 0, 0, 0, 0, 0, 2, 5, 6, 6, 6, 5, 4, 4, 4, 5, 5, 4, 3, 1, 1, 0, 0, 0],
};

const KINDS: readonly (readonly [number, TripKind])[] = [
  [19, "arrival"],
  [18, "departure"],
  [9, "cruise"],
  [11, "beach"],
  [12, "evening"],
  [12, "night"],
  [19, "errand"],
];
const KIND_WEIGHTS = KINDS.reduce((sum, [weight]) => sum + weight, 0);
const HOURS_OF_A_DAY = 24;

/** How busy an hour of the day is beside the average hour, which is 1. */
export function busynessOf(hour: number): number {
  const share = KINDS.reduce((sum, [weight, kind]) => {
    const hours = HOURS[kind];
    return sum + (weight * (hours[hour] ?? 0)) / hours.reduce((total, part) => total + part, 0);
  }, 0);
  return (share * HOURS_OF_A_DAY) / KIND_WEIGHTS;
}

/** Days of the week without a ship in the harbour, on most of which a cruise trip is a trip to the beach. */
export const SHIPLESS_DAYS: readonly number[] = [0, 1, 5];

export function drawKind(random: Random, weekday: number): TripKind {
  const kind = random.weighted(KINDS);
  return kind === "cruise" && SHIPLESS_DAYS.includes(weekday) ? "beach" : kind;
}

/** A time of day that suits the kind, as minutes since midnight in steps of five. */
export function drawMinute(random: Random, kind: TripKind): number {
  const hour = random.weighted(HOURS[kind].map((weight, index) => [weight, index] as const));
  return hour * 60 + random.whole(0, 11) * 5;
}

/** Nobody takes a taxi for less, as the crow flies. */
const LEAST_TRIP_KM = 0.5;
const MAX_DRAWS = 50;

/** From where to where, for a trip of this kind; ends next door to each other are drawn again. */
export function drawTrip(random: Random, kind: TripKind): DemoTrip {
  for (let draw = 0; draw < MAX_DRAWS; draw++) {
    const trip = drawEnds(random, kind);
    if (straightKm(placeOf(trip.from), placeOf(trip.to)) >= LEAST_TRIP_KM) return trip;
  }
  throw new Error(`the demo has no trip of the kind "${kind}" worth a taxi`);
}

function drawEnds(random: Random, kind: TripKind): DemoTrip {
  switch (kind) {
    case "arrival":
      return { from: AIRPORT, to: random.one(STAYS) };
    case "departure":
      return { from: random.one(random.chance(0.8) ? STAYS : HOMES), to: AIRPORT };
    case "cruise":
      return thereOrBack(random, { from: PIER, to: random.one(BEACHES) });
    case "beach":
      return thereOrBack(random, { from: random.one(STAYS), to: random.one(BEACHES) });
    case "evening":
      return { from: random.one(STAYS), to: random.one(EVENINGS) };
    case "night":
      return { from: random.one(EVENINGS), to: random.one(random.chance(0.75) ? STAYS : HOMES) };
    case "errand":
      return thereOrBack(random, { from: random.one(HOMES), to: random.one(ERRANDS) });
  }
}

/** How many come along, and with how many bags. */
export function drawParty(random: Random, kind: TripKind): { passengers: number; luggage: number } {
  const passengers = random.weighted([
    [kind === "errand" ? 60 : 18, 1],
    [45, 2],
    [14, 3],
    [14, 4],
    [kind === "errand" ? 0 : 5, 5],
    [kind === "errand" ? 0 : 3, 6],
    [kind === "errand" ? 0 : 1, 7],
  ] as const);
  const flies = kind === "arrival" || kind === "departure";
  if (!flies) return { passengers, luggage: random.chance(0.15) ? 1 : 0 };
  const luggage = Math.min(random.whole(Math.ceil(passengers / 2), passengers + 1), 5);
  return { passengers, luggage };
}

function thereOrBack(random: Random, trip: DemoTrip): DemoTrip {
  return random.chance(0.5) ? trip : { from: trip.to, to: trip.from };
}
