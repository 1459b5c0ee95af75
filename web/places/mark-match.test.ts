import { expect, it } from "vitest";
import { markMatch } from "./mark-match.ts";

it("finds what was typed without its accents", () => {
  expect(markMatch("Lagún Beach", "lagun")).toEqual(["", "Lagún", " Beach"]);
});

it("marks nothing where the place was found by another spelling", () => {
  expect(markMatch("Jan Thiel", "jan tiel")).toEqual(["Jan Thiel", "", ""]);
});
