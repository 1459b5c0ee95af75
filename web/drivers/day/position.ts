import { useEffect, useState, useSyncExternalStore } from "react";
import { reportOwnPositionsEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { OLDEST_POSITION_MS } from "../../../contract/drivers/reported-positions.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { call } from "../../api/call.ts";

export type Position = { readonly lat: number; readonly lng: number };

const EARTH_KM = 6371;
/** How often a passenger who waits or rides sees the car move; at other times the office needs it less, and the battery lasts. */
const ON_THE_ROAD_MS = 5_000;
const OTHERWISE_MS = 30_000;

/**
 * Where the driver is, while they are on shift, share it and have this page in sight: shown as distances here, and sent to
 * dispatch and their passengers. Null off shift, without consent, and where the phone has no position.
 */
export function useSharedPosition(sharing: boolean, onTheRoad: boolean): Position | null {
  const [position, setPosition] = useState<Position | null>(null);
  const inSight = useSyncExternalStore(watchSight, isInSight);
  const everyMs = onTheRoad ? ON_THE_ROAD_MS : OTHERWISE_MS;

  useEffect(() => {
    if (!sharing || !inSight || !("geolocation" in navigator)) return;
    const reports = reportEvery(everyMs);
    const watch = navigator.geolocation.watchPosition(
      ({ coords }) => {
        const here = { lat: coords.latitude, lng: coords.longitude };
        setPosition(here);
        reports.add(here);
      },
      () => setPosition(null),
      { enableHighAccuracy: true, maximumAge: everyMs },
    );
    return () => {
      navigator.geolocation.clearWatch(watch);
      reports.stop();
    };
  }, [sharing, inSight, everyMs]);

  return sharing && inSight ? position : null;
}

function watchSight(onChange: () => void): () => void {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}

function isInSight(): boolean {
  return document.visibilityState === "visible";
}

type Send = (here: Position, ageMs: number) => Promise<unknown>;

/**
 * All positions that the phone measures within an interval go as one report, the newest at once or after it, so that the
 * last position of a car that stops is sent too. One is under way at a time, so none overtakes another; without an
 * answer the newest is sent again. Where the car was before is nobody's business and goes nowhere.
 */
export function reportEvery(everyMs: number, send: Send = tellServer) {
  let newest: { here: Position; at: number } | null = null;
  let isDue = true;
  let stopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const add = (here: Position) => {
    newest = { here, at: Date.now() };
    if (isDue) void report();
  };
  const report = async () => {
    const due = newest;
    isDue = due === null;
    if (due === null || stopped) return;
    newest = null;
    const pause = new Promise((resolve) => (timer = setTimeout(resolve, everyMs)));
    const ageMs = Math.max(0, Date.now() - due.at);
    await send(due.here, ageMs).catch(() => (newest ??= due));
    await pause;
    await report();
  };
  const stop = () => {
    stopped = true;
    clearTimeout(timer);
  };
  return { add, stop };
}

async function tellServer(here: Position, ageMs: number): Promise<unknown> {
  if (ageMs > OLDEST_POSITION_MS) return;
  return call(reportOwnPositionsEndpoint, { body: { positions: [{ ...here, age_ms: ageMs }] } });
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
