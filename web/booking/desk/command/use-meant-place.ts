import { areaOf } from "../../../../domain/places/house-number.ts";
import { type ChosenPlace, NO_PLACE } from "../../../places/place-field.tsx";
import { addressAmong } from "../../../places/typed-address.ts";
import { usePlaceSuggestions } from "../../../places/use-place-suggestions.ts";

/** The meaning of a typed place, as far as it is known. */
export type MeantPlace = {
  readonly place: ChosenPlace;
  readonly isFound: boolean;
  readonly searching: boolean;
};

/**
 * The place that is meant by what was typed: the best one for it. An address with its part of the island behind a comma stays as
 * it is typed, and is where that part is.
 */
export function useMeantPlace(typed: string): MeantPlace {
  const area = areaOf(typed);
  const { places, searching } = usePlaceSuggestions(area ?? typed, true);
  if (typed === "") return { place: NO_PLACE, isFound: false, searching: false };
  const [best] = places;
  const found = best && { text: best.name, lat: best.lat, lng: best.lng };
  const place = area === null ? found : addressAmong(places, typed);
  return { place: place ?? { ...NO_PLACE, text: typed }, isFound: Boolean(place), searching };
}
