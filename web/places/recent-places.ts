import type { Place } from "../../contract/places/place.ts";

const STORAGE_KEY = "recent_places";
const MOST_RECENT = 4;

let kept: readonly Place[] | null = null;
const listeners = new Set<() => void>();

/** Where this browser's person went from or to last, the latest first. */
export function recentPlaces(): readonly Place[] {
  kept ??= readPlaces();
  return kept;
}

/** Puts a place that was picked in front of the others. */
export function rememberPlace(place: Place): void {
  kept = [place, ...recentPlaces().filter((other) => other.name !== place.name)].slice(0, MOST_RECENT);
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept));
  } catch {
    // Without storage they are known as long as the page lives.
  }
  for (const listener of listeners) listener();
}

/** Forgets them all, as when the person signs out. */
export function forgetPlaces(): void {
  kept = [];
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing was kept then.
  }
  for (const listener of listeners) listener();
}

export function watchRecentPlaces(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function readPlaces(): readonly Place[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isPlace).slice(0, MOST_RECENT) : [];
  } catch {
    return [];
  }
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
