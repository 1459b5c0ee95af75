import type { Point } from "../../domain/places/place-points.ts";
import type { RosterDriver } from "../drivers/roster.ts";
import { straightKm } from "../places/geometry.ts";
import type { RoutesPort, Trip } from "../places/ports.ts";
import { type Drive, type RideToPlace, rideBefore } from "./rank-drivers.ts";

/** Only the nearest drivers in a straight line are routed by road; the others of a large fleet are estimated. */
const ROUTED = 12;
/** A position older than this says nothing of where a driver is. */
const STALE_MS = 30 * 60 * 1000;
/** How much longer than the straight line a drive is, and how fast, for an estimate. */
const USUAL_DETOUR = 1.3;
const USUAL_KMH = 35;

type Asked = { ride: RideToPlace; pickup: Point | null; drivers: readonly RosterDriver[]; now: Date };

/** How far each driver has to go to a pickup, by driver; a driver whose position is unknown is left out. */
export async function estimateDrives(
  routes: RoutesPort,
  { ride, pickup, drivers, now }: Asked,
): Promise<Map<number, Drive>> {
  if (!pickup) return new Map();
  const starts = startsOf({ ride, drivers, now })
    .map((start) => ({ ...start, km: straightKm(start.from, pickup) }))
    .toSorted((one, other) => one.km - other.km);
  const drives = await Promise.all(
    starts.map(async ({ id, from }, rank): Promise<[number, Drive]> => {
      const guess = guessDrive(from, pickup);
      return [id, rank < ROUTED ? await byRoad(routes, { from, to: pickup, at: now }, guess) : guess];
    }),
  );
  return new Map(drives);
}

/** A drive by the straight line. */
function guessDrive(from: Point, to: Point): Drive {
  const km = straightKm(from, to) * USUAL_DETOUR;
  return { km, minutes: (km * 60) / USUAL_KMH };
}

/** Where a driver is, unless that was long ago. */
export function knownPosition({ position }: RosterDriver, now: Date): Point | null {
  return position && now.getTime() - position.at.getTime() <= STALE_MS ? position : null;
}

function startsOf({ ride, drivers, now }: Omit<Asked, "pickup">) {
  return drivers.flatMap((driver) => {
    const from = startOf(driver, ride, now);
    return from ? [{ id: driver.id, from }] : [];
  });
}

/** Where a driver sets off: from the end of the ride before, else from where they are. */
function startOf(driver: RosterDriver, ride: RideToPlace, now: Date): Point | null {
  const before = rideBefore(driver.rides, ride);
  if (before) return before.dropoffPoint;
  return knownPosition(driver, now);
}

/** A map service that is down, or a car off the roads, must not leave the dialog without its list. */
async function byRoad(routes: RoutesPort, trip: Trip, guess: Drive): Promise<Drive> {
  try {
    const { distanceKm, durationMin } = await routes.route(trip);
    return { km: distanceKm, minutes: durationMin };
  } catch {
    return guess;
  }
}
