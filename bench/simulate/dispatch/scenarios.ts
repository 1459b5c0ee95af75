import type { Point } from "../../../domain/places/place-points.ts";

/** A day, or a part of one, that is played for its dispatch. */
export type Scenario = {
  readonly cars: number;
  readonly bookings: number;
  /** Minutes of the island that are played. */
  readonly minutes: number;
  /** Bookings are for a pickup from so many minutes after the beginning on, spread over so many. */
  readonly firstPickup: number;
  readonly spread: number;
  /** So many minutes before its pickup a ride is booked; null where all are booked at the beginning. */
  readonly booked: number | null;
  /** Where everybody wants to be picked up; null where they are all over the island. */
  readonly pier: (Point & { readonly name: string }) | null;
  /** The time on the island at which it begins. */
  readonly at: string;
};

const MEGA_PIER = { name: "Mega Pier", lat: 12.1077, lng: -68.9445 };

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  /** A ship lets two hundred people go within an hour and a half, and eight cars are on. */
  pier: {
    cars: 8,
    bookings: 200,
    minutes: 60,
    firstPickup: 15,
    spread: 90,
    booked: null,
    pier: MEGA_PIER,
    at: "09:00:00",
  },
  cruise: {
    cars: 40,
    bookings: 365,
    minutes: 720,
    firstPickup: 15,
    spread: 690,
    booked: 60,
    pier: null,
    at: "07:00:00",
  },
  short: {
    cars: 8,
    bookings: 16,
    minutes: 30,
    firstPickup: 15,
    spread: 15,
    booked: null,
    pier: null,
    at: "09:00:00",
  },
};
