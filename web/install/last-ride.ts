import { deviceStore } from "../device/device-store.ts";

/** The facts kept of the ride somebody last looked at, for the page that is shown without a network. */
export type LastRide = {
  readonly reference: string;
  readonly pickup_location: string;
  readonly dropoff_location: string;
  readonly ride_datetime: string;
  readonly driver_name: string | null;
  readonly plate: string | null;
  /** When it was looked at, as an ISO time. */
  readonly seen_at: string;
};

const KEY = "last_ride";

/** Keeps the ride that is looked at; called by the tracking page at every change. */
export function keepLastRide(ride: LastRide): void {
  deviceStore.write(KEY, ride);
}

/** Forgets it, as when the person signs out. */
export function forgetLastRide(): void {
  deviceStore.set(KEY, null);
}

/** The kept ride; null when nothing, or nothing readable, was kept. */
export function readLastRide(): LastRide | null {
  return deviceStore.read(KEY, (value) => (isLastRide(value) ? value : null));
}

function isLastRide(value: unknown): value is LastRide {
  if (typeof value !== "object" || value === null) return false;
  const facts = new Map(Object.entries(value));
  const texts = ["reference", "pickup_location", "dropoff_location", "ride_datetime", "seen_at"];
  return texts.every((name) => typeof facts.get(name) === "string");
}
