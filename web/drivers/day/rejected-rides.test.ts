import { expect, it } from "vitest";
import { readRejected, rememberRejected } from "./rejected-rides.ts";

it("remembers for each driver of a browser what they turned down", () => {
  rememberRejected("driver2", 7);
  rememberRejected("driver2", 8);
  rememberRejected("driver3", 9);
  expect([...readRejected("driver2")]).toEqual([7, 8]);
  expect([...readRejected("driver3")]).toEqual([9]);
  expect(readRejected("driver4").size).toBe(0);
});
