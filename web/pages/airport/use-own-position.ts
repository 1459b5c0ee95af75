import { useMutation } from "@tanstack/react-query";
import { useEffect } from "react";
import { DEFAULT_LOCATION, type Point } from "../../../contract/places/place-points.ts";
import { findNearestPlace } from "../../../contract/places/places.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import { LocateError, type LocateFailure, locate } from "../../places/locate.ts";

export type OwnPosition = {
  readonly point: Point;
  /** The place one is at or near; null when nobody could name it. */
  readonly name: string | null;
  /** Why it is the island's middle rather than where one is. */
  readonly failure: LocateFailure | "elsewhere" | null;
};

/** Where the reader is, or the middle of the island with the reason why. */
export function useOwnPosition(): { position: OwnPosition | null; detect: () => void; detecting: boolean } {
  const search = useMutation({ mutationFn: findMe });
  const { mutate, isPending, data } = search;
  useEffect(() => mutate(), [mutate]);
  return { position: data ?? null, detect: () => mutate(), detecting: isPending };
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
    const place = await call(findNearestPlace, { query: point });
    return { point, name: place.name, failure: null };
  } catch (error) {
    const abroad = error instanceof ApiError && error.code === "off_island";
    // A look-up that is down takes the name away, not the position.
    return abroad
      ? { point: DEFAULT_LOCATION, name: null, failure: "elsewhere" }
      : { point, name: null, failure: null };
  }
}
