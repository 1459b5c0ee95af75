import type { Point } from "../../domain/places/place-points.ts";

const GEOLOCATION_TIMEOUT_MS = 10_000;

/** Why the position is not known. */
export type LocateFailure = "unsupported" | "denied" | "unavailable";

export class LocateError extends Error {
  readonly why: LocateFailure;
  constructor(why: LocateFailure) {
    super(`position: ${why}`);
    this.why = why;
  }
}

/** Where the device is. */
export function locate(): Promise<Point> {
  return new Promise((resolve, reject) => {
    if (!("geolocation" in navigator)) {
      reject(new LocateError("unsupported"));
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lng: coords.longitude }),
      ({ code }) => reject(new LocateError(code === 1 ? "denied" : "unavailable")),
      { enableHighAccuracy: true, timeout: GEOLOCATION_TIMEOUT_MS, maximumAge: 30_000 },
    );
  });
}
