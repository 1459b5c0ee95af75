import { expect, it } from "vitest";
import { groupBy } from "./group-by.ts";

it("keeps the order in which keys and items come", () => {
  const groups = groupBy(["pier", "hato", "punda", "hotel"], (name) => name.charAt(0));
  expect(groups).toEqual([
    ["p", ["pier", "punda"]],
    ["h", ["hato", "hotel"]],
  ]);
});
