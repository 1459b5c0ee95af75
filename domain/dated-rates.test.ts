import { expect, it } from "vitest";
import { type DatedRate, rateOn, toHundredths } from "./dated-rates.ts";

const rate = (id: number, validFrom: string): DatedRate => ({ id, validFrom, hundredths: id * 100 });

it("the rate of a day is the latest that began by then, the day itself included", () => {
  const rates = [rate(2, "2026-06-01"), rate(1, "2026-01-01"), rate(3, "2026-09-01")];
  const on = (day: string) => rateOn(rates, day)?.id ?? null;
  expect(["2025-12-31", "2026-01-01", "2026-05-31", "2026-06-01", "2026-12-31"].map(on)).toEqual([
    null,
    1,
    1,
    2,
    3,
  ]);
});

it("of several with one first day it is the last added, in whatever order they come", () => {
  const rates = [rate(4, "2026-01-01"), rate(7, "2026-01-01"), rate(5, "2026-01-01")];
  expect(rateOn(rates, "2026-02-01")?.id).toBe(7);
  expect(rateOn(rates.toReversed(), "2026-02-01")?.id).toBe(7);
});

it("a percentage is kept in hundredths, to the nearest", () => {
  expect([12.5, 0.29, 100].map(toHundredths)).toEqual([1_250, 29, 10_000]);
});
