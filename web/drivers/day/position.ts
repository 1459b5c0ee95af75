import { useEffect, useState } from "react";
import { reportOwnLocationEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { call } from "../../api/call.ts";

export type Position = { readonly lat: number; readonly lng: number };

const EARTH_KM = 6371;
/** Often enough for a moving car on the map, seldom enough for the battery. */
const REPORT_EVERY_MS = 15_000;
const POSITION_MAX_AGE_MS = 10_000;

/**
 * Where the driver is, while they are on shift and share it: shown as distances here, and sent to dispatch
 * and their passengers. Null off shift, without consent, and where the phone has no position.
 */
export function useSharedPosition(sharing: boolean): Position | null {
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    if (!sharing || !("geolocation" in navigator)) return;
    const reports = reportEvery(REPORT_EVERY_MS);
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        setPosition(here);
        reports.add(here);
      },
      () => setPosition(null),
      { enableHighAccuracy: true, maximumAge: POSITION_MAX_AGE_MS },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      reports.stop();
      setPosition(null);
    };
  }, [sharing]);

  return position;
}

/** Sends the newest position at once or after the interval, so that the last position of a car that stops is sent too. */
function reportEvery(everyMs: number) {
  let newest: Position | null = null;
  let nextAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (here: Position) => {
    newest = here;
    timer ??= setTimeout(report, Math.max(0, nextAt - Date.now()));
  };
  const report = () => {
    timer = undefined;
    const here = newest;
    if (here === null) return;
    nextAt = Date.now() + everyMs;
    call(reportOwnLocationEndpoint, { body: here }).catch(() => {
      // Without an answer the newest position is sent again.
      if (newest !== null) add(newest);
    });
  };
  const stop = () => {
    newest = null;
    clearTimeout(timer);
  };
  return { add, stop };
}

/** Kilometres from the driver to a pickup; null where one of the two is not known. */
export function kilometresToPickup(
  position: Position | null,
  { pickup_lat, pickup_lng }: Pick<Ride, "pickup_lat" | "pickup_lng">,
): number | null {
  if (position === null || pickup_lat === null || pickup_lng === null) return null;
  return kilometresBetween(position, { lat: pickup_lat, lng: pickup_lng });
}

/** Kilometres between two points as the crow flies. */
function kilometresBetween(a: Position, b: Position): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lng = radians(b.lng - a.lng) / 2;
  const part = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
