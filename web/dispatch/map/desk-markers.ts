import { HOUR_MS } from "../../../domain/time-units.ts";
import type { Driver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { dueOf } from "../ride/due.ts";

/** A passenger who is to be picked up later is nothing for the map yet. */
export const WAITING_HOURS = 2;
/** More flags would hide the island; the soonest are shown. */
const MOST_FLAGS = 200;

const TONES = { available: "live", on_ride: "busy", offline: "off", inactive: "off" } as const;

/** How urgent a flag looks. */
const URGENCIES = { late: "red", soon: "amber", later: "calm" } as const;

type CarWords = { readonly label: string; readonly onSelect: () => void };

/** The id of a driver's car on the map. */
export function carId(driverId: number): string {
  return `driver-${driverId}`;
}

/** A driver whose position is known, as a car. */
export function carOf(driver: Driver, { label, onSelect }: CarWords): MapMarker | null {
  const { id, lat, lng, name, status } = driver;
  if (lat === null || lng === null) return null;
  return { id: carId(id), kind: "car", name, label, tone: TONES[status], lat, lng, onSelect };
}

/** Made once of each driver as they are: of a hundred one has changed, and the others are not drawn again. */
export function keptPerDriver(
  make: (driver: Driver) => MapMarker | null,
): (driver: Driver) => MapMarker | null {
  const kept = new WeakMap<Driver, MapMarker | null>();
  return (driver) => {
    const before = kept.get(driver);
    if (before !== undefined) return before;
    const made = make(driver);
    kept.set(driver, made);
    return made;
  };
}

/** The rides without a driver whose passengers are to be picked up soon, the soonest first. */
export function waitingSoon(pending: readonly Ride[], now: Date): readonly Ride[] {
  const until = now.getTime() + WAITING_HOURS * HOUR_MS;
  return pending
    .filter((ride) => ride.status === "Pending" && Date.parse(ride.ride_datetime) <= until)
    .slice(0, MOST_FLAGS);
}

type FlagWords = { badge(minutes: number): string; label(ride: Ride): string; onSelect(ride: Ride): void };

/** Where a passenger waits for a driver: how many minutes are left, as urgent as on the board. */
export function flagOf(ride: Ride, now: Date, words: FlagWords): MapMarker | null {
  const { id, pickup_lat: lat, pickup_lng: lng } = ride;
  if (lat === null || lng === null) return null;
  const { minutes, tone } = dueOf(ride, now);
  return {
    id: `waiting-${id}`,
    kind: "waiting",
    label: words.label(ride),
    badge: words.badge(minutes),
    tone: URGENCIES[tone],
    lat,
    lng,
    onSelect: () => words.onSelect(ride),
  };
}

/** The effect of a press follows from the marker's id, and need not be compared. */
export function looksTheSame(one: MapMarker, other: MapMarker): boolean {
  if (one === other) return true;
  return Object.entries(one).every(
    ([key, value]) => key === "onSelect" || other[key as keyof MapMarker] === value,
  );
}

/** Where a ride begins. */
export function startOf({ id, pickup_lat: lat, pickup_lng: lng, pickup_location }: Ride): MapMarker | null {
  if (lat === null || lng === null) return null;
  return { id: `start-${id}`, kind: "start", label: `#${id} ${pickup_location}`, lat, lng };
}

/** Where a ride under way goes. */
export function endOf({ id, dropoff_lat: lat, dropoff_lng: lng, dropoff_location }: Ride): MapMarker | null {
  if (lat === null || lng === null) return null;
  return { id: `end-${id}`, kind: "end", name: `#${id}`, label: `#${id} ${dropoff_location}`, lat, lng };
}
