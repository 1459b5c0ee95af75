import type { Point } from "../../domain/places/place-points.ts";
import { busynessOf } from "../../server/demo/demo-trips.ts";
import { addressOf, pick } from "./seeded.ts";

/** How long each step of a ride takes on the island after the one before, in seconds. */
const STEPS = [
  { step: "accept", seconds: 20 },
  { step: "set_out", seconds: 40 },
  { step: "arrived", seconds: 400 },
  { step: "picked_up", seconds: 60 },
  { step: "in_progress", seconds: 20 },
  { step: "finish", seconds: 900 },
] as const;
export type DriverStep = (typeof STEPS)[number]["step"];
export const DRIVER_STEPS: readonly DriverStep[] = STEPS.map(({ step }) => step);

const RIDE_SECONDS = STEPS.reduce((sum, { seconds }) => sum + seconds, 0);
/** This part of the drivers on shift has a ride in an average hour. */
const BUSY = 0.5;
/** However many ask for a ride, some drivers are just free. */
const MOST_BUSY = 0.9;
/** Two people follow each ride: who booked it and who waits at the other end. */
export const PAGES_OF_A_RIDE = 2;

/** How long a driver takes to a step, half as long again or half as long. */
export function waitMs(step: DriverStep, { pace, random }: { pace: number; random: () => number }): number {
  const seconds = STEPS.find((one) => one.step === step)?.seconds ?? 0;
  return (seconds * 1_000 * (0.5 + random())) / pace;
}

/** The part of the drivers who have a ride: in an hour of the island as busy as the demo's company is then, or in an average one. */
export function busyPart(hour: number | null): number {
  return hour === null ? BUSY : Math.min(MOST_BUSY, BUSY * busynessOf(hour));
}

type Fleet = { readonly drivers: number; readonly busy: number };

/** How many bookings a second keep that part of the drivers busy. */
export function bookingsASecond({ drivers, busy, pace }: Fleet & { pace: number }): number {
  return (drivers * busy * pace) / RIDE_SECONDS;
}

/** The rides that are there when the day is looked at: on the road, and booked for later. */
export function ridesAtOpening({ drivers, busy, pages }: Fleet & { pages: number }) {
  const onTheRoad = Math.floor(drivers * busy);
  return { onTheRoad, later: Math.max(0, Math.ceil(pages / PAGES_OF_A_RIDE) - onTheRoad) };
}

type NamedPoint = Point & { readonly name: string };
const PLACES: readonly NamedPoint[] = [
  { name: "Hato International Airport", lat: 12.1846, lng: -68.9568 },
  { name: "Mambo Beach", lat: 12.08654, lng: -68.89902 },
  { name: "Punda", lat: 12.1062, lng: -68.9337 },
  { name: "Otrobanda", lat: 12.1077, lng: -68.9393 },
  { name: "Jan Thiel", lat: 12.0789, lng: -68.8802 },
  { name: "Salinja", lat: 12.1105, lng: -68.9105 },
];
/** About fifty metres: a car that stands at a place, or drives past it. */
const JITTER = 0.0005;

/** Where a car is now: near one of the places, never twice at the same point. */
export function somewhere(random: () => number): Point {
  const { lat, lng } = pick(random, PLACES);
  return { lat: lat + (random() - 0.5) * JITTER, lng: lng + (random() - 0.5) * JITTER };
}

const LATER_MS = 6 * 3_600_000;

/** What a guest books: another phone and another moment each time, from one place to another. */
export function bookingOf(
  number: number,
  { random, later, now }: { random: () => number; later: boolean; now: Date },
) {
  const from = pick(random, PLACES);
  const to = pick(
    random,
    PLACES.filter((place) => place !== from),
  );
  const inMs = later ? LATER_MS + (number % 600) * 60_000 : 15 * 60_000 + (number % 30) * 60_000;
  return {
    address: addressOf(number),
    body: {
      pickup_location: from.name,
      pickup_lat: from.lat,
      pickup_lng: from.lng,
      dropoff_location: to.name,
      dropoff_lat: to.lat,
      dropoff_lng: to.lng,
      ride_datetime: new Date(now.getTime() + inMs).toISOString(),
      passenger_count: 1 + (number % 4),
      luggage_count: number % 3,
      rider_name: `Guest ${number}`,
      rider_phone: String(5_000_000 + (number % 4_999_999)),
    },
  };
}
