import type { Place } from "../../domain/places/place.ts";
import type { KnownPlace } from "../../domain/places/search/known-place.ts";
import { plainText } from "../../domain/places/search/plain-text.ts";

type PlaceNames = {
  /** Every place with exactly this name or other spelling, the one that is meant most often first; else those it reads as. */
  listByName(name: string): readonly Place[];
  /** For each name of a place that stands among these words, and not inside a longer one: the places of that name. */
  listWithin(words: string): readonly (readonly Place[])[];
};

/** The places by their names; accents, case, punctuation and the alphabet of a letter that looks the same do not count. */
export function placeNames(places: readonly KnownPlace[]): PlaceNames {
  const byName = indexBy(plainText, places);
  const byLooks = indexBy(looksOf, places);
  const find = (key: string) => (byLooks.get(key) ?? []).map(toPlace);
  return {
    listByName: (name) => (byName.get(plainText(name)) ?? byLooks.get(looksOf(name)) ?? []).map(toPlace),
    listWithin: (words) => namesWithin(plainText(words).split(" "), (key) => byLooks.has(key)).map(find),
  };
}

/** A known place in the form the API answers. */
export function toPlace({ name, kind, area, lat, lng }: KnownPlace): Place {
  return { name, kind, area, lat, lng };
}

/** Names come before other spellings, and what is asked for more comes first. */
function indexBy(
  keyOf: (name: string) => string,
  places: readonly KnownPlace[],
): ReadonlyMap<string, readonly KnownPlace[]> {
  const index = new Map<string, KnownPlace[]>();
  const ranked = places.toSorted((a, b) => b.popularity - a.popularity);
  const add = (name: string, place: KnownPlace) => {
    const key = keyOf(name);
    const known = index.get(key);
    if (known && !known.includes(place)) known.push(place);
    else if (key && !known) index.set(key, [place]);
  };
  for (const place of ranked) add(place.name, place);
  for (const place of ranked) for (const spelling of place.spellings) add(spelling, place);
  return index;
}

/** The look of a name at a glance: the same for "Westpunt", "West punt", "VVestpuntt" and "Westpunt" with a Cyrillic e. */
function looksOf(name: string): string {
  return plainText(name).split(" ").map(looksOfWord).join("");
}

/** A number is the number that it is: pier 1 is not pier 11. */
function looksOfWord(word: string): string {
  if (/^\d+$/.test(word)) return word;
  return word
    .replaceAll("0", "o")
    .replaceAll("vv", "w")
    .replaceAll("rn", "m")
    .replace(/[i1]/g, "l")
    .replace(/(.)\1+/g, "$1");
}

/** In how many parts by spaces a name is still found. */
const MOST_PARTS = 12;
/** A typed place has fewer words; what is longer isn't read on. */
const MOST_WORDS = 100;

/** The keys of the names that stand among some words, the longest wherever several begin at one word. */
function namesWithin(words: readonly string[], isName: (key: string) => boolean): string[] {
  const looks = words.slice(0, MOST_WORDS).map(looksOfWord);
  const found: string[] = [];
  let end = 0;
  for (const start of looks.keys()) {
    const most = Math.min(MOST_PARTS, looks.length - start);
    for (let count = most; start + count > end; count--) {
      const key = looks.slice(start, start + count).join("");
      if (!isName(key)) continue;
      found.push(key);
      end = start + count;
    }
  }
  return found;
}
