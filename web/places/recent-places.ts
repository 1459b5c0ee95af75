import type { Place } from "../../domain/places/place.ts";
import type { SavedAs } from "../../domain/places/saved-as.ts";
import { deviceStore } from "../device/device-store.ts";

/** Under what name this browser keeps them; all whose name begins so goes with its person. */
export const RECENT_PLACES = "recent_places";
const MOST_RECENT = 4;
export const SAVED_PLACES = `${RECENT_PLACES}:saved`;
export type SavedPlaces = { readonly [As in SavedAs]?: Place };
const NOTHING: SavedPlaces = {};

/** Where this browser's person went from or to last, the latest first. */
export function recentPlaces(): readonly Place[] {
  return deviceStore.read(RECENT_PLACES, asPlaces);
}

/** Puts a place that was picked in front of the others. */
export function rememberPlace(place: Place): void {
  const others = recentPlaces().filter((other) => other.name !== place.name);
  deviceStore.write(RECENT_PLACES, [place, ...others].slice(0, MOST_RECENT));
}

export function watchRecentPlaces(listener: () => void): () => void {
  return deviceStore.watch(RECENT_PLACES, listener);
}

/** The places that somebody saved on this device under a name of their own. */
export function savedPlaces(): SavedPlaces {
  return deviceStore.read(SAVED_PLACES, asSaved);
}

function asSaved(value: unknown): SavedPlaces {
  if (typeof value !== "object" || value === null) return NOTHING;
  return Object.fromEntries(Object.entries(value).filter(([, place]) => isPlace(place)));
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
