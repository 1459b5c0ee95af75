import { expect, it } from "vitest";
import { buildPlaceIndex } from "../../domain/places/search/place-index.ts";
import { placeOfLastWords } from "../../domain/places/search/place-of-last-words.ts";
import { knownPlaces } from "./place-book.ts";

const index = buildPlaceIndex(knownPlaces());
const meant = (typed: string) => {
  const found = placeOfLastWords(typed, (text) => index.search(text, 1));
  return found && [found.place.name, found.rest];
};

it.each([
  ["yellow house esso brievengat", "Brievengat", "yellow house esso"],
  ["brievengat yellow house esso", "Brievengat", "yellow house esso"],
  ["groot huis achter toko brivengat", "Brievengat", "groot huis achter toko brivengat"],
  ["second gate left jan thiel", "Jan Thiel", "second gate left"],
])("takes of %s the place that it names, and the rest for the driver", (typed, name, rest) => {
  expect(index.search(typed, 1)).toEqual([]);
  expect(meant(typed)).toEqual([name, rest]);
});

it("makes no place of words that name none", () => {
  expect(meant("the big yellow house")).toBeNull();
  expect(meant("qwertz asdfgh")).toBeNull();
});
