import { expect, it } from "vitest";
import { type DatedRent, rentsDue, signOf, sumBoth } from "./driver-money.ts";

const rent = (id: number, validFrom: string, cents: number): DatedRent => ({ id, validFrom, cents });

it("a rent is due on its first day and every seven days, the last day included", () => {
  expect(rentsDue([rent(1, "2026-11-02", 15_000)], "2026-11-16")).toEqual([
    { rentId: 1, day: "2026-11-02", cents: 15_000 },
    { rentId: 1, day: "2026-11-09", cents: 15_000 },
    { rentId: 1, day: "2026-11-16", cents: 15_000 },
  ]);
  expect(rentsDue([rent(1, "2026-11-02", 15_000)], "2026-11-01")).toEqual([]);
});

it("a rent ends on the day before the next begins, in whatever order they were added", () => {
  const rents = [rent(2, "2026-11-16", 20_000), rent(1, "2026-11-02", 15_000)];
  expect(rentsDue(rents, "2026-11-20").map(({ day, cents }) => [day, cents])).toEqual([
    ["2026-11-02", 15_000],
    ["2026-11-09", 15_000],
    ["2026-11-16", 20_000],
  ]);
});

it("of several with one first day the last added counts, and one of nothing ends the rent", () => {
  const corrected = [rent(2, "2026-11-02", 12_000), rent(1, "2026-11-02", 15_000)];
  expect(rentsDue(corrected, "2026-11-02")).toEqual([{ rentId: 2, day: "2026-11-02", cents: 12_000 }]);
  const ended = [rent(1, "2026-11-02", 15_000), rent(2, "2026-11-05", 0)];
  expect(rentsDue(ended, "2026-11-30").map(({ day }) => day)).toEqual(["2026-11-02"]);
});

it("each currency is summed by itself, and a charge alone is owed by the driver", () => {
  const amounts = [
    { usdCents: 500, xcgCents: -20 },
    { usdCents: -100, xcgCents: 90 },
  ];
  expect(sumBoth(amounts)).toEqual({ usdCents: 400, xcgCents: 70 });
  expect([signOf("charge"), signOf("bonus"), signOf("expense")]).toEqual([-1, 1, 1]);
});
