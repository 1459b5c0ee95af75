import { areaOf } from "../../../../domain/places/house-number.ts";
import { type ChosenPlace, NO_PLACE } from "../../../places/chosen-place.ts";
import { addressAmong } from "../../../places/typed-address.ts";
import { useNamedInWords } from "../../../places/use-named-in-words.ts";
import { usePlaceSuggestions } from "../../../places/use-place-suggestions.ts";

/** The meaning of a typed place, as far as it is known. */
export type MeantPlace = {
  readonly place: ChosenPlace;
  readonly isFound: boolean;
  /** The words that name no place, which the driver reads. */
  readonly rest: string;
  readonly searching: boolean;
};

/**
 * The place that is meant by what was typed: the best one for it, or for the words of it that name one. An address with its part of the island behind a comma stays as
 * it is typed, and is where that part is.
 */
export function useMeantPlace(typed: string): MeantPlace {
  const area = areaOf(typed);
  const { places, searching } = usePlaceSuggestions(area ?? typed, true);
  const inWords = useNamedInWords(typed, area === null && places.length === 0 && !searching);
  if (typed === "") return { place: NO_PLACE, isFound: false, rest: "", searching: false };
  if (inWords !== null) {
    const { place, rest } = inWords;
    return { place: { text: place.name, lat: place.lat, lng: place.lng }, isFound: true, rest, searching };
  }
  const [best] = places;
  const found = best && { text: best.name, lat: best.lat, lng: best.lng };
  const place = area === null ? found : addressAmong(places, typed);
  return { place: place ?? { ...NO_PLACE, text: typed }, isFound: Boolean(place), rest: "", searching };
}
