import type { Place } from "../../domain/places/place.ts";

type Search = (text: string, limit: number) => readonly Place[];

/** A search of the book that came with the page, without what the desk has retired since. */
export function searchWithoutRetired(search: Search, retired: readonly string[] = []): Search {
  return (text, limit) =>
    search(text, limit + retired.length)
      .filter(({ name }) => !retired.includes(name))
      .slice(0, limit);
}
