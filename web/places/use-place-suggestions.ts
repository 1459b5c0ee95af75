import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import type { Place } from "../../contract/places/place.ts";
import { suggestPlaces } from "../../contract/places/places.endpoints.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { recentPlaces, watchRecentPlaces } from "./recent-places.ts";

const MOST_SUGGESTIONS = 8;
const NO_PLACES: readonly Place[] = [];

/** Places for what is typed, best first; before anything is typed, where this person went and where most people go. */
export function usePlaceSuggestions(typed: string): { places: readonly Place[]; searching: boolean } {
  const text = typed.trim();
  const recent = useSyncExternalStore(watchRecentPlaces, recentPlaces, () => NO_PLACES);
  const found = useQuery({
    ...endpointQuery(suggestPlaces, { query: { q: text, limit: MOST_SUGGESTIONS } }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
  const places = found.data?.results ?? NO_PLACES;
  if (text !== "") return { places, searching: found.isFetching };
  const others = places.filter((place) => !recent.some((known) => known.name === place.name));
  return { places: [...recent, ...others].slice(0, MOST_SUGGESTIONS), searching: false };
}
