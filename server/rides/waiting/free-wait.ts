import { USUAL_WAIT_MINUTES } from "../../../domain/rides/ride-states.ts";
import { knownPlaces } from "../../places/place-book.ts";
import { straightKm } from "../../places/geometry.ts";
import { isAirport, zoneAt } from "../../places/zones.ts";
import type { Point } from "../../../domain/places/place-points.ts";

/** The minutes that the company promises, by where the passenger is picked up. */
export type WaitMinutes = { readonly airport: number; readonly pier: number; readonly other: number };

type Waiting = {
  readonly pickup_lat: number | null;
  readonly pickup_lng: number | null;
  readonly waits: WaitMinutes | null;
};

/** How long the driver of a ride waits free of charge, from the pickup time on. */
export function freeWaitMinutes({ pickup_lat: lat, pickup_lng: lng, waits }: Waiting): number {
  if (waits === null) return USUAL_WAIT_MINUTES;
  if (lat === null || lng === null) return waits.other;
  const pickup = { lat, lng };
  if (isAirport(pickup)) return waits.airport;
  return isPier(pickup) ? waits.pier : waits.other;
}

/** A pier is as long as a ship, and its taxis stand at the near end. */
const AT_PIER_KM = 0.15;
const PIERS: readonly Point[] = knownPlaces().filter(({ kind }) => kind === "pier");

function isPier(point: Point): boolean {
  return zoneAt(point) === "cruise-piers" || PIERS.some((pier) => straightKm(pier, point) <= AT_PIER_KM);
}
