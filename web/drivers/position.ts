import { useEffect, useState } from "react";
import { reportOwnLocation } from "../../contract/drivers/drivers.endpoints.ts";
import { call } from "../api/call.ts";

export type Position = { readonly lat: number; readonly lng: number };

const EARTH_KM = 6371;
/** Often enough for a moving bird on the map, seldom enough for the battery. */
const REPORT_EVERY_MS = 15_000;
const POSITION_MAX_AGE_MS = 10_000;

/**
 * Where the driver is, while he is on shift and has agreed to share it: shown as distances here, and told to the office
 * and his passengers. Null off shift, without consent, and where the phone does not say.
 */
export function useSharedPosition(sharing: boolean): Position | null {
  const [position, setPosition] = useState<Position | null>(null);

  useEffect(() => {
    if (!sharing || !("geolocation" in navigator)) return;
    let reportedAt = 0;
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        setPosition(here);
        if (Date.now() - reportedAt < REPORT_EVERY_MS) return;
        reportedAt = Date.now();
        // A position that is not told is told anew in fifteen seconds.
        void call(reportOwnLocation, { body: here }).catch(() => undefined);
      },
      () => setPosition(null),
      { enableHighAccuracy: true, maximumAge: POSITION_MAX_AGE_MS },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      setPosition(null);
    };
  }, [sharing]);

  return position;
}

/** Kilometres between two points as the crow flies. */
export function kilometresBetween(a: Position, b: Position): number {
  const lat = radians(b.lat - a.lat) / 2;
  const lng = radians(b.lng - a.lng) / 2;
  const part = Math.sin(lat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(lng) ** 2;
  return 2 * EARTH_KM * Math.asin(Math.sqrt(part));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
