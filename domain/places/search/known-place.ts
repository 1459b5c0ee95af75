import type { Place } from "../place.ts";

/** A place of the book that comes with the product: the names people use for it and how often they ask for it (0 to 9). */
export type KnownPlace = Place & { id: string; spellings: string[]; popularity: number };
