import { expect, it } from "vitest";
import { DEFAULT_COMPANY } from "./default-company.ts";
import { isOfTours, ownParts } from "./own-parts.ts";

it("no company but the demo's shows its story, and tours are shown until staff say no", () => {
  expect(ownParts({ name: DEFAULT_COMPANY.name })).toEqual({ story: true, tours: true });
  expect(ownParts({ name: "Island Cabs", tours_on: true })).toEqual({ story: false, tours: true });
  expect(ownParts({ name: "Island Cabs", tours_on: false })).toEqual({ story: false, tours: false });
});

it("a page of the tours is the list or one of them", () => {
  expect([isOfTours("/privatetours"), isOfTours("/privatetours/sunset-sail")]).toEqual([true, true]);
  expect([isOfTours("/privatetoursx"), isOfTours("/"), isOfTours("/x/privatetours/")]).toEqual([
    false,
    false,
    false,
  ]);
});
