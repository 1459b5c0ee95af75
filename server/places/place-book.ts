import { readFileSync } from "node:fs";
import { z } from "zod";
import { PLACE_KINDS, type Place } from "../../domain/places/place.ts";
import type { KnownPlace } from "../../domain/places/search/known-place.ts";
import { readTable } from "../../domain/read-table.ts";
import { placeNames } from "./place-names.ts";
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
const names = placeNames(book);

/** The place of the book with this name. */
export function findPlaceByName(name: string): Place | null {
  return names.listByName(name)[0] ?? null;
}

/** Every place that comes with the product. */
export function knownPlaces(): readonly KnownPlace[] {
  return book;
}

/** Reads the lines of a place file; an invalid line is named in the error. */
export function readPlaces(text: string): KnownPlace[] {
  return readTable(text).map((row) => {
    const line = lineSchema.safeParse(row);
    if (line.success) return line.data;
    throw new Error(`places.csv, place "${row.id}": ${z.prettifyError(line.error)}`);
  });
}
