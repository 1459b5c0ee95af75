import { beforeEach } from "vitest";
import type { Place } from "../../domain/places/place.ts";
import { placeFiles } from "../places/place-files.ts";

/** The tests of this file have a book of places that finds these whatever is typed; with none the server alone finds places. */
export function haveBookOf(...places: readonly Place[]): void {
  beforeEach(() => {
    placeFiles.book = async () => ({ searchKnownPlaces: () => places });
  });
}
