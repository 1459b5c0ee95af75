import { useEffect } from "react";
import { DEFAULT_LOCATION, type Point } from "../../contract/places/place-points.ts";
import { findNearestPlaceEndpoint } from "../../contract/places/places.endpoints.ts";
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

/** Where the reader is, or the middle of the island with the reason why. */
export function useOwnPosition(): { position: OwnPosition | null; detect: () => void; detecting: boolean } {
  const { run, isPending, data } = useAction(findMe);
  useEffect(() => run(), [run]);
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
