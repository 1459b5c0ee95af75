import { expect, it } from "vitest";
import type { Place } from "../../domain/places/place.ts";
import { searchWithoutRetired } from "./search-without-retired.ts";

const BOOK = ["Hato Airport", "Hato Caves", "Hato"].map((name) => ({ name }) as Place);
const search = (text: string, limit: number) =>
  BOOK.filter(({ name }) => name.startsWith(text)).slice(0, limit);
const names = (retired: readonly string[] | undefined, limit: number) =>
  searchWithoutRetired(search, retired)("Hato", limit).map(({ name }) => name);

it("offers no place that the desk has retired, and the next one in its stead", () => {
  expect(names(["Hato Caves"], 2)).toEqual(["Hato Airport", "Hato"]);
});

it("offers the whole book until it is known what is retired", () => {
  expect(names(undefined, 2)).toEqual(["Hato Airport", "Hato Caves"]);
});
