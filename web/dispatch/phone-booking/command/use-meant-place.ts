import { type ChosenPlace, NO_PLACE } from "../../../places/place-field.tsx";
import { usePlaceSuggestions } from "../../../places/use-place-suggestions.ts";

/** What a place that was typed means, as far as it is known. */
export type MeantPlace = {
  readonly place: ChosenPlace;
  readonly isFound: boolean;
  readonly searching: boolean;
};

/**
 * The place that is meant by what was typed: the best one for it. An address with its part of the island behind a comma stays as
 * it is typed; the price knows where that is.
 */
export function useMeantPlace(typed: string): MeantPlace {
  const isAddress = typed.includes(",");
  const { places, searching, nameOf } = usePlaceSuggestions(isAddress ? "" : typed, true);
  if (typed === "") return { place: NO_PLACE, isFound: false, searching: false };
  const best = isAddress ? undefined : places[0];
  if (best === undefined) {
    return { place: { text: typed, lat: null, lng: null }, isFound: isAddress, searching };
  }
  return { place: { text: nameOf(best), lat: best.lat, lng: best.lng }, isFound: true, searching };
}
