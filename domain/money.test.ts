import * as fc from "fast-check";
import { expect, test } from "vitest";
import { fromDollars, toGuilderCents } from "./money.ts";
import { toDollarString, toDollars } from "./dollars.ts";

test("an amount comes back from the wire to the cent, as a number and as a string", () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), (cents) => {
      expect(fromDollars(toDollars(cents))).toBe(cents === 0 ? 0 : cents);
      expect(fromDollars(toDollarString(cents))).toBe(cents === 0 ? 0 : cents);
    }),
  );
});

test("a string amount always has two decimals", () => {
  expect([2600, 5, 1050, 0, -25].map(toDollarString)).toEqual(["26.00", "0.05", "10.50", "0.00", "-0.25"]);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 1.005, "", "1e3", "12,50", "12.505", " 5"])(
  "refuses %j as an amount",
  (amount) => {
    expect(() => fromDollars(amount)).toThrow(RangeError);
  },
);

test("a dollar is 1.79 guilders", () => {
  expect([100, 3200, 3250].map(toGuilderCents)).toEqual([179, 5728, 5818]);
});
