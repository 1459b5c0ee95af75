import type { Place } from "../../domain/places/place.ts";
import { deviceStore } from "../device/device-store.ts";
import { isPlace } from "./recent-places.ts";

/** Under what name this browser keeps them. */
export const SAVED_PLACES = "saved_places";
export const SAVED_AS = ["home", "hotel"] as const;
export type SavedAs = (typeof SAVED_AS)[number];
type SavedPlaces = { readonly [As in SavedAs]?: Place };

const NOTHING: SavedPlaces = {};

/** The places that somebody saved on this device under a name of their own. */
export function savedPlaces(): SavedPlaces {
  return deviceStore.read(SAVED_PLACES, asSaved);
}

/** Keeps a place under a name until another is saved under it, or the person signs out. */
export function savePlace(as: SavedAs, place: Place): void {
  deviceStore.write(SAVED_PLACES, { ...savedPlaces(), [as]: place });
}

export function watchSavedPlaces(listener: () => void): () => void {
  return deviceStore.watch(SAVED_PLACES, listener);
}

/** The name that a place is saved under. */
export function savedAs(saved: SavedPlaces, { name }: Pick<Place, "name">): SavedAs | undefined {
  return SAVED_AS.find((as) => saved[as]?.name === name);
}

function asSaved(value: unknown): SavedPlaces {
  if (typeof value !== "object" || value === null) return NOTHING;
  return Object.fromEntries(Object.entries(value).filter(([, place]) => isPlace(place)));
}
