import { MINUTE_MS, SECOND_MS } from "../../../domain/time-units.ts";
import { deviceStore } from "../../device/device-store.ts";

/** The lists whose last reading is remembered in the browser. */
export type MarkedList = "dashboard" | "assigned_rides" | "drivers" | "pending_rides";

/** When a list was last read in full, by the server's clock, and how long it was. */
export type CacheMarker = { readonly at: number; readonly count: number };

/** A list read longer ago than this is read again in full, whatever the server says. */
export const STALE_MS = 2 * MINUTE_MS;

/** The marker of a list, if it is not stale. */
export function freshMarker(list: MarkedList, now: number): CacheMarker | null {
  const marker = deviceStore.read(keyOf(list), asMarker);
  return marker !== null && now - marker.at <= STALE_MS ? marker : null;
}

/** The time to ask about: HTTP dates have whole seconds, and a change within that of the last reading must not be missed. */
export function sinceMarker({ at }: CacheMarker): Date {
  return new Date(at - SECOND_MS);
}

/** Remembers that a list was read. */
export function keepMarker(list: MarkedList, marker: CacheMarker): void {
  deviceStore.write(keyOf(list), marker);
}

/** Forgets when a list was read, so that it is read in full next time. */
export function forgetMarker(list: MarkedList): void {
  deviceStore.set(keyOf(list), null);
}

function keyOf(list: MarkedList): string {
  return `desk_cache_${list}`;
}

function asMarker(value: unknown): CacheMarker | null {
  if (typeof value !== "object" || value === null || !("at" in value) || !("count" in value)) return null;
  return typeof value.at === "number" && typeof value.count === "number"
    ? { at: value.at, count: value.count }
    : null;
}
