import { useSyncExternalStore } from "react";

/** The rides a driver has turned down, gone from his list at once and for the rest of the session. */
const PREFIX = "driver_rejected:";
const NONE: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();
const known = new Map<string, ReadonlySet<number>>();

/** Remembers a ride that this driver has turned down. */
export function rememberRejected(username: string, rideId: number): void {
  const rejected = new Set([...readRejected(username), rideId]);
  known.set(username, rejected);
  try {
    sessionStorage.setItem(PREFIX + username, JSON.stringify([...rejected]));
  } catch {
    // Remembered for as long as the page lives.
  }
  for (const listener of listeners) listener();
}

/** The rides this driver has turned down in this session. */
export function readRejected(username: string): ReadonlySet<number> {
  const rejected = known.get(username) ?? parse(username);
  known.set(username, rejected);
  return rejected;
}

/** The same, kept up to date. */
export function useRejectedRides(username: string): ReadonlySet<number> {
  return useSyncExternalStore(
    subscribe,
    () => readRejected(username),
    () => NONE,
  );
}

function parse(username: string): ReadonlySet<number> {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(PREFIX + username) ?? "[]");
    return new Set(Array.isArray(value) ? value.filter((id) => typeof id === "number") : []);
  } catch {
    return NONE;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
