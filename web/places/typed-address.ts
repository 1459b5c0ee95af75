import { areaOf, hasHouses } from "../../domain/places/house-number.ts";
import type { Place } from "../../domain/places/place.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";
import type { ChosenPlace } from "./chosen-place.ts";

/** An address that no list has, with the point of its part of the island; null where that isn't among the places. */
export function addressAmong(places: readonly Place[], address: string): ChosenPlace | null {
  const area = plainText(areaOf(address) ?? "");
  const place = places.find(({ name, kind }) => hasHouses(kind) && plainText(name) === area);
  return place ? { text: address, lat: place.lat, lng: place.lng } : null;
}
