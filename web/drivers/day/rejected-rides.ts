import { useCallback, useSyncExternalStore } from "react";
import { tabStore } from "../../device/device-store.ts";

/** The rides a driver has turned down, hidden at once and for the rest of the session. */
const PREFIX = "driver_rejected:";
const NONE: ReadonlySet<number> = new Set();

/** Remembers a ride that this driver has turned down. */
export function rememberRejected(username: string, rideId: number): void {
  tabStore.write(PREFIX + username, [...new Set([...readRejected(username), rideId])]);
}

/** Shows it again: they took that back. */
export function forgetRejected(username: string, rideId: number): void {
  tabStore.write(
    PREFIX + username,
    [...readRejected(username)].filter((id) => id !== rideId),
  );
}

/** The rides this driver has turned down in this session. */
export function readRejected(username: string): ReadonlySet<number> {
  return tabStore.read(PREFIX + username, asIds);
}

/** The same, kept up to date. */
export function useRejectedRides(username: string): ReadonlySet<number> {
  const watch = useCallback(
    (listener: () => void) => tabStore.watch(PREFIX + username, listener),
    [username],
  );
  return useSyncExternalStore(
    watch,
    () => readRejected(username),
    () => NONE,
  );
}

function asIds(value: unknown): ReadonlySet<number> {
  return Array.isArray(value) ? new Set(value.filter((id) => typeof id === "number")) : NONE;
}
