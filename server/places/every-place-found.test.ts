import { describe, expect, it } from "vitest";
import { knownPlaces } from "./place-book.ts";
import { buildPlaceIndex } from "../../domain/places/search/place-index.ts";

const index = buildPlaceIndex(knownPlaces());
const firstFive = (q: string) => index.search(q, 5).map(({ name }) => name);

describe("the search through the whole book of places", () => {
  it("finds every place by its own name first, or among namesakes", () => {
    const missed = knownPlaces().filter(({ name }) => !firstFive(name).includes(name));
    expect(missed.map(({ name }) => name)).toEqual([]);
  });

  it("finds places by their other spellings", () => {
    const asked = knownPlaces().flatMap(({ name, spellings }) =>
      spellings.map((spelling) => ({ name, spelling })),
    );
    // Every third is plenty, and keeps the test short.
    const some = asked.filter((_, number) => number % 3 === 0);
    const missed = some.filter(
      ({ name, spelling }) => !index.search(spelling, 8).some((place) => place.name === name),
    );
    expect(some.length).toBeGreaterThan(200);
    expect(missed.length / some.length).toBeLessThan(0.02);
  });

  it("has the place in the first five for at least 95 of 100 names with a slip in the middle", () => {
    const asked = knownPlaces().filter(({ name, popularity }) => name.length >= 6 && popularity >= 3);
    const slips = asked.flatMap(({ name }, number) => {
      const at = Math.floor(name.length / 2);
      const swapped = `${name.slice(0, at - 1)}${name[at] ?? ""}${name[at - 1] ?? ""}${name.slice(at + 1)}`;
      const missing = name.slice(0, at) + name.slice(at + 1);
      const doubled = name.slice(0, at) + (name[at] ?? "") + name.slice(at);
      const typed = [swapped, missing, doubled][number % 3] ?? missing;
      return [[typed, name] as const];
    });
    const missed = slips.filter(([typed, name]) => !firstFive(typed).includes(name));
    expect(missed.length / slips.length).toBeLessThanOrEqual(0.05);
  });
});
