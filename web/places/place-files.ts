import type { Place } from "../../domain/places/place.ts";

type PlaceBook = { readonly searchKnownPlaces: (text: string, limit: number) => readonly Place[] };

/** The book of places and the reading of house numbers come after the page, once somebody types a place; a test has others. */
export const placeFiles = {
  book: (): Promise<PlaceBook> => import("./known-places.ts"),
  typed: () => import("./typed-places.ts"),
};
