import { expect, it } from "vitest";
import { amountOf } from "./amount.ts";

it.each([
  ["5", 5],
  [" 2,50 ", 2.5],
  ["12.05", 12.05],
  ["", null],
  ["1.005", null],
  ["-3", null],
  ["five", null],
])("reads %j as %j", (typed, amount) => {
  expect(amountOf(typed)).toBe(amount);
});
