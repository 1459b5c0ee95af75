/** What is kept of the ride somebody last looked at, for the page that is shown without a network. */
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

/** Keeps the ride that is looked at; called by the tracking page whenever it has news. */
export function keepLastRide(ride: LastRide): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ride));
  } catch {
    // Without storage there is nothing to show offline, and nothing else is lost.
  }
}

/** Forgets it, as when the person signs out. */
export function forgetLastRide(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept then.
  }
}

/** The kept ride as it was written, for comparing; parse it with parseLastRide(). */
export function readLastRide(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Null when nothing, or nothing readable, was kept. */
export function parseLastRide(kept: string | null): LastRide | null {
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    return isLastRide(value) ? value : null;
  } catch {
    return null;
  }
}

function isLastRide(value: unknown): value is LastRide {
  if (typeof value !== "object" || value === null) return false;
  const facts = new Map(Object.entries(value));
  const texts = ["reference", "pickup_location", "dropoff_location", "ride_datetime", "seen_at"];
  return texts.every((name) => typeof facts.get(name) === "string");
}
