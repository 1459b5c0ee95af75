import type { Language } from "../../domain/languages.ts";
import type { NearestPlace } from "../../contract/places/place.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { findNearestPlaceEndpoint } from "../../contract/places/routes.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { call } from "../api/call.ts";

/** Where a car can come, and where that is not the point itself, the sentence that says why. */
export type ReachablePlace = {
  readonly place: NearestPlace;
  readonly point: Point;
  readonly sentence: string | null;
};

/** Names a point; one in the sea, on the runway or on closed ground is put on the nearest street. */
export async function findReachablePlace({ lat, lng }: Point, language: Language): Promise<ReachablePlace> {
  const query = { lat, lng, language };
  try {
    const place = await call(findNearestPlaceEndpoint, { query });
    const { street, off_street_sentence: sentence } = place;
    if (street === undefined || sentence === undefined) return { place, point: { lat, lng }, sentence: null };
    return { place, point: { lat: street.lat, lng: street.lng }, sentence };
  } catch (error) {
    const offer = offerIn(error);
    if (offer === null) throw error;
    const place = await call(findNearestPlaceEndpoint, { query: { ...offer.point, language } });
    return { place, ...offer };
  }
}

/** A point too far out to have a name is refused with the street it could be put on. */
function offerIn(error: unknown): { point: Point; sentence: string } | null {
  if (!(error instanceof ApiError)) return null;
  const { nearest_street: street, off_street_sentence: sentence } = error.body;
  return isPoint(street) && typeof sentence === "string"
    ? { point: { lat: street.lat, lng: street.lng }, sentence }
    : null;
}

function isPoint(value: unknown): value is Point {
  return (
    typeof value === "object" &&
    value !== null &&
    "lat" in value &&
    typeof value.lat === "number" &&
    "lng" in value &&
    typeof value.lng === "number"
  );
}
