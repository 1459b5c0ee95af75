import { AIRPORT_LOCATION, DEFAULT_LOCATION, type Point } from "../../domain/places/place-points.ts";
import { findNearestPlaceEndpoint } from "../../contract/places/routes.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { useAction } from "../api/use-action.ts";
import { call } from "../api/call.ts";
import { LocateError, type LocateFailure, locate } from "../places/locate.ts";

export type OwnPosition = {
  readonly point: Point;
  /** The place the reader is at or near; null when no name was found. */
  readonly name: string | null;
  /** Why it is the island's middle rather than the reader's position. */
  readonly failure: LocateFailure | "elsewhere" | null;
};

export type FoundPosition = {
  /** Null until it was asked for and is known, or known not to be had. */
  readonly position: OwnPosition | null;
  readonly detect: () => void;
  readonly detecting: boolean;
};

/** The terminal with its car parks. */
const AIRPORT_DEGREES = 0.015;

/** Whether the reader is at the airport. */
export function isAtAirport(position: OwnPosition | null): boolean {
  if (position === null || position.failure !== null) return false;
  const { lat, lng } = position.point;
  return Math.hypot(lat - AIRPORT_LOCATION.lat, lng - AIRPORT_LOCATION.lng) < AIRPORT_DEGREES;
}

/** Whether the reader's trip is one to the airport: they are known to be elsewhere on the island. Everyone else lands, or plans to. */
export function isElsewhereOnIsland(position: OwnPosition | null): boolean {
  return position !== null && position.failure === null && !isAtAirport(position);
}

/** Where the reader is, or the middle of the island with the reason why: once they have asked for it, and not before. */
export function useOwnPosition(): FoundPosition {
  const { run, isPending, data } = useAction(findMe);
  return { position: data ?? null, detect: () => run(), detecting: isPending };
}

async function findMe(): Promise<OwnPosition> {
  let point: Point;
  try {
    point = await locate();
  } catch (error) {
    return {
      point: DEFAULT_LOCATION,
      name: null,
      failure: error instanceof LocateError ? error.why : "unavailable",
    };
  }
  try {
    const place = await call(findNearestPlaceEndpoint, { query: point });
    return { point, name: place.name, failure: null };
  } catch (error) {
    const abroad = error instanceof ApiError && error.code === "off_island";
    // A failed look-up loses the name, not the position.
    return abroad
      ? { point: DEFAULT_LOCATION, name: null, failure: "elsewhere" }
      : { point, name: null, failure: null };
  }
}
