import { readFileSync } from "node:fs";
import { z } from "zod";
import { PLACE_KINDS, type Place } from "../../contract/places/place.ts";
import type { KnownPlace } from "../../contract/places/search/known-place.ts";
import { plainText } from "../../contract/places/search/plain-text.ts";
import { readTable } from "../../contract/read-table.ts";
import { productData } from "./product-data.ts";

/** A line of `data/places.csv`. */
const lineSchema = z
  .object({
    id: z.string().min(1),
    name: z.string().min(1),
    kind: z.enum(PLACE_KINDS),
    area: z.string().min(1),
    lat: z.coerce.number(),
    lng: z.coerce.number(),
    popularity: z.coerce.number().int().min(0).max(9),
    source: z.enum(["several", "one", "hand", "memory"]),
    accuracy_m: z.coerce.number().int().min(10).max(500),
    spellings: z.string(),
  })
  .transform(
    ({ source: _source, accuracy_m: _accuracy, ...line }): KnownPlace => ({
      ...line,
      spellings: line.spellings
        .split("|")
        .map((spelling) => spelling.trim())
        .filter(Boolean),
    }),
  );

const book = readPlaces(readFileSync(productData("places.csv"), "utf8"));
/** The place of the book with exactly this name. */
export const findPlaceByName = nameFinder(book);

/** Every place that comes with the product. */
export function knownPlaces(): readonly KnownPlace[] {
  return book;
}

/** Finds the place with exactly a name or other spelling; accents, case and punctuation do not count. */
function nameFinder(places: readonly KnownPlace[]): (name: string) => Place | null {
  const listByName = nameLister(places);
  return (name) => listByName(name)[0] ?? null;
}

/** Lists the places with exactly a name or other spelling, the one that is meant most often first. */
export function nameLister(places: readonly KnownPlace[]): (name: string) => readonly Place[] {
  const byName = indexByName(places);
  return (name) => (byName.get(plainText(name)) ?? []).map(toPlace);
}

/** A known place in the form the API answers. */
export function toPlace({ name, kind, area, lat, lng }: KnownPlace): Place {
  return { name, kind, area, lat, lng };
}

/** Reads the lines of a place file; an invalid line is named in the error. */
export function readPlaces(text: string): KnownPlace[] {
  return readTable(text).map((row) => {
    const line = lineSchema.safeParse(row);
    if (line.success) return line.data;
    throw new Error(`places.csv, place "${row.id}": ${z.prettifyError(line.error)}`);
  });
}

/** Names come before other spellings, and what is asked for more comes first. */
function indexByName(places: readonly KnownPlace[]): Map<string, KnownPlace[]> {
  const index = new Map<string, KnownPlace[]>();
  const ranked = places.toSorted((a, b) => b.popularity - a.popularity);
  const add = (name: string, place: KnownPlace) => {
    const key = plainText(name);
    const known = index.get(key);
    if (known && !known.includes(place)) known.push(place);
    else if (key && !known) index.set(key, [place]);
  };
  for (const place of ranked) add(place.name, place);
  for (const place of ranked) for (const spelling of place.spellings) add(spelling, place);
  return index;
}
