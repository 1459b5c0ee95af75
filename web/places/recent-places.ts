import type { Place } from "../../contract/places/place.ts";
import { deviceStore } from "../device/device-store.ts";

const KEY = "recent_places";
const MOST_RECENT = 4;

/** Where this browser's person went from or to last, the latest first. */
export function recentPlaces(): readonly Place[] {
  return deviceStore.read(KEY, asPlaces);
}

/** Puts a place that was picked in front of the others. */
export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter((other) => other.name !== place.name);
  deviceStore.write(KEY, [place, ...others].slice(0, MOST_RECENT));
}

/** Deletes them all, as when the person signs out. */
export function forgetPlaces(): void {
  deviceStore.set(KEY, null);
}

export function watchRecentPlaces(listener: () => void): () => void {
  return deviceStore.watch(KEY, listener);
}

function asPlaces(value: unknown): readonly Place[] {
  return Array.isArray(value) ? value.filter(isPlace).slice(0, MOST_RECENT) : [];
}

function isPlace(value: unknown): value is Place {
  return (
    typeof value === "object" &&
    value !== null &&
    "name" in value &&
    typeof value.name === "string" &&
    "lat" in value &&
    typeof value.lat === "number" &&
    "lng" in value &&
    typeof value.lng === "number"
  );
}
