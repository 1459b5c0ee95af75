import { expect, it } from "vitest";
import { LANGUAGES } from "../languages.ts";
import { zoneName } from "./zone-names.ts";

it("calls the piers by a word of each language and leaves the name of a place as it is", () => {
  expect(LANGUAGES.map((language) => zoneName("cruise-piers", language))).toEqual([
    "Cruise piers",
    "Cruiseterminals",
    "Muelles de cruceros",
    "Wafnan di krusero",
    "Kreuzfahrtpiers",
  ]);
  expect(LANGUAGES.map((language) => zoneName("blue-bay", language))).toEqual(
    LANGUAGES.map(() => "Blue Bay"),
  );
});
