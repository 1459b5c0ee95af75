import { expect, it } from "vitest";
import { typedPhone } from "./typed-phone.ts";

it.each([
  ["5551234", "5551234"],
  [" 555 1234 ", "5551234"],
  ["555-12.34", "5551234"],
  ["001 202 555 0100", "+12025550100"],
  ["011 31 6 1234 5678", "+31612345678"],
  ["5999 555 1234", "+59995551234"],
])("%s is meant well and becomes %s", (typed, taken) => {
  expect(typedPhone(typed)).toBe(taken);
});

it.each(["+31 6 1234 5678", "5999 555 123", "5999 555 12345", "00 31 6x", "x 00316", "555 123"])(
  "%s stays as it is",
  (typed) => {
    expect(typedPhone(` ${typed} `)).toBe(typed);
  },
);
