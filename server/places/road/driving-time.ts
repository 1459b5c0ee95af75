import { curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { dayOfWeek } from "../../../domain/curacao-days.ts";
import type { Point } from "../ports.ts";
import type { RoadSize } from "./road-classes.ts";

/** Willemstad with its suburbs, where the hour decides how fast one gets on. Elsewhere the roads are free all day. */
const TOWN = { south: 12.075, north: 12.17, west: -68.99, east: -68.85 } as const;
/**
 * How much longer than on free roads a drive through town takes, by the hour from midnight: the way to work and school, the
 * way home, and what lies between. Estimates of people who drive there, not measured.
 */
const WORKING_DAY = [
  1, 1, 1, 1, 1, 1.05, 1.25, 1.55, 1.4, 1.3, 1.25, 1.3, 1.4, 1.35, 1.3, 1.35, 1.5, 1.55, 1.35, 1.2, 1.15, 1.1,
  1.05, 1,
];
const FREE_DAY = [
  1, 1, 1, 1, 1, 1, 1, 1.05, 1.1, 1.15, 1.2, 1.25, 1.25, 1.2, 1.15, 1.15, 1.15, 1.2, 1.2, 1.15, 1.1, 1.1,
  1.05, 1,
];
/** The hour when none is given: the middle of a working day. */
const USUAL = 1.3;
/** Queues stand on the main roads; of what they add, side streets feel this share. */
const SHARE_ON_STREETS = 0.5;

/**
 * The share of its time on free roads that the hour adds to a drive where queues stand. Prices go by distance: the way
 * itself is the same at every hour.
 */
export function addedAt(at: Date | undefined): number {
  return (at ? ofTheHour(at) : USUAL) - 1;
}

/** How much of what the hour adds a stretch feels, from nothing to all of it. */
export function shareOfQueues({ lat, lng }: Point, size: RoadSize): number {
  const inTown = lat > TOWN.south && lat < TOWN.north && lng > TOWN.west && lng < TOWN.east;
  if (!inTown) return 0;
  return size === 0 ? 1 : SHARE_ON_STREETS;
}

function ofTheHour(at: Date): number {
  const day = dayOfWeek(curacaoDate(at));
  const hours = day === 0 || day === 6 ? FREE_DAY : WORKING_DAY;
  return hours[Number(curacaoTime(at).slice(0, 2))] ?? 1;
}
