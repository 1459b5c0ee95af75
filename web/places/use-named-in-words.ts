import { useMemo } from "react";
import { getConfigEndpoint } from "../../contract/company/company.endpoints.ts";
import { placeOfLastWords } from "../../domain/places/search/place-of-last-words.ts";
import { read } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { searchWithoutRetired } from "./search-without-retired.ts";
import { BOOK } from "./use-place-suggestions.ts";

/** The place that a part of the words names, where all of them name none, with the words that are left for the driver. */
export function useNamedInWords(typed: string, wanted = true) {
  const isWanted = wanted && typed !== "";
  const book = useRead(isWanted ? BOOK : null).data;
  const retired = useRead(isWanted ? read(getConfigEndpoint) : null).data?.map.retired_places;
  return useMemo(() => {
    if (!isWanted || book === undefined) return null;
    const search = searchWithoutRetired(book.searchKnownPlaces, retired);
    return placeOfLastWords(typed, (text) => search(text, 1));
  }, [isWanted, book, retired, typed]);
}
