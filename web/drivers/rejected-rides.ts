import { useSyncExternalStore } from "react";

/** The rides this driver has turned down, gone from his list at once and for the rest of the session. */
const KEY = "driver_rejected";
const NONE: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
let rejected: ReadonlySet<number> | null = null;

/** Remembers a ride that was turned down. */
export function rememberRejected(rideId: number): void {
  rejected = new Set([...readRejected(), rideId]);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...rejected]));
  } catch {
    // Remembered for as long as the page lives.
  }
  for (const listener of listeners) listener();
}

/** The rides turned down in this session. */
export function useRejectedRides(): ReadonlySet<number> {
  return useSyncExternalStore(subscribe, readRejected, () => NONE);
}

function readRejected(): ReadonlySet<number> {
  rejected ??= parse();
  return rejected;
}

function parse(): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "number") : []);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
