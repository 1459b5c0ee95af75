import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** A day as it is given: minutes of the day, places by their number in the island. */
export type Day = {
  readonly name: string;
  readonly cars: readonly DayCar[];
  readonly rides: readonly DayRide[];
  readonly changes: readonly Change[];
};

export type DayCar = {
  readonly id: number;
  readonly kind: string;
  readonly seats: number;
  readonly bags: number;
  readonly wheelchair: boolean;
  readonly from: number;
  readonly until: number;
  readonly at: number;
  readonly home: number;
};

export type DayRide = {
  readonly id: number;
  /** When it is asked for; nobody knows of it before. */
  readonly known: number;
  readonly booked: boolean;
  readonly pickup: number;
  readonly from: number;
  readonly to: number;
  readonly passengers: number;
  readonly bags: number;
  readonly wheelchair: boolean;
  /** Minutes to get in. */
  readonly board: number;
  /** Minutes that the passenger waits after the promised time. */
  readonly patience: number;
  /** The promised time may be so many minutes sooner or later than `pickup`. */
  readonly flex: number;
};

/** A ride at another time or cancelled; a car that can't go on. */
export type Change =
  | { readonly at: number; readonly ride: number; readonly pickup: number }
  | { readonly at: number; readonly ride: number; readonly cancelled: true }
  | { readonly at: number; readonly car: number; readonly out: true };

export type Island = {
  readonly places: readonly { readonly name: string; readonly kind: string; readonly popularity: number }[];
  readonly km: readonly (readonly number[])[];
  readonly min: readonly (readonly number[])[];
};

/** What was done on a day, and what was said to whom: what the checker judges. */
export type Played = {
  readonly drives: readonly Driven[];
  readonly promises: readonly { readonly ride: number; readonly pickup: number }[];
  readonly told: readonly { readonly at: number; readonly ride: number; readonly car: number }[];
  readonly planMs: readonly number[];
};

export type Driven = {
  readonly car: number;
  readonly ride: number;
  readonly leave: number;
  readonly pickup: number;
};

/** The island beside the day, or the one that lies here. */
export function readIsland(dayFile?: string): Island {
  const beside = dayFile ? path.join(path.dirname(dayFile), "island.json") : "";
  const own = path.join(import.meta.dirname, "island.json");
  return JSON.parse(readFileSync(existsSync(beside) ? beside : own, "utf8"));
}

/** Getting out and paying. */
export const PAYING_MINUTES = 1;
/** On time is so many minutes after the promised time at most. */
export const ON_TIME_MINUTES = 5;
/** A car may run over the end of its shift by so many minutes. */
export const OVERRUN_MINUTES = 60;
