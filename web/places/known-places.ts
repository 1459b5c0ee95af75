import rows from "virtual:place-book";
import type { Place, PlaceKind } from "../../domain/places/place.ts";
import { buildPlaceIndex } from "../../domain/places/search/place-index.ts";

const index = buildPlaceIndex(
  rows.map(([name, kind, area, lat, lng, popularity, spellings]) => ({
    id: name,
    name,
    // The server reads the same file at its start and takes no other kinds.
    kind: kind as PlaceKind,
    area,
    lat,
    lng,
    popularity,
    spellings: spellings.split("|"),
  })),
);

/** Places of the book for what is typed, best first, in the order the server has; the popular ones when nothing is typed. */
export function searchKnownPlaces(text: string, limit: number): readonly Place[] {
  return index.search(text, limit);
}
