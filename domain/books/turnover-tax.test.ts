import { expect, it } from "vitest";
import { taxGivenBack, taxOfCredit, taxOfFares, taxWithin } from "./turnover-tax.ts";

const RATES = [
  { id: 1, validFrom: "2026-01-01", hundredths: 600 },
  { id: 2, validFrom: "2026-10-16", hundredths: 725 },
];

it.each([
  [10_600, 600, 600],
  [2_850, 600, 161],
  [53, 600, 3],
  [0, 600, 0],
  [2_850, 0, 0],
])("has in a fare of %i at %i hundredths a tax of %i", (fare, rate, tax) => {
  expect(taxWithin(fare, rate)).toBe(tax);
});

it("adds up by rate, each ride rounded by itself, and nothing before the first rate", () => {
  const fares = [
    { day: "2025-12-31", fareCents: 5_000, rides: 1 },
    { day: "2026-10-15", fareCents: 2_850, rides: 6 },
    { day: "2026-10-16", fareCents: 2_850, rides: 1 },
  ];
  expect(taxOfFares(fares, RATES)).toEqual([
    { hundredths: 725, rides: 1, fareCents: 2_850, taxCents: 193 },
    { hundredths: 600, rides: 6, fareCents: 17_100, taxCents: 966 },
    { hundredths: 0, rides: 1, fareCents: 5_000, taxCents: 0 },
  ]);
});

it("takes with a credit in steps as much tax as with one at once, and all of it in the end", () => {
  const parts = taxOfFares(
    [
      { day: "2026-10-15", fareCents: 3_333, rides: 7 },
      { day: "2026-10-16", fareCents: 1_277, rides: 3 },
    ],
    RATES,
  );
  const total = 7 * 3_333 + 3 * 1_277;
  for (const credited of [1, 77, 5_000, 20_001, total]) {
    const shares = taxOfCredit(parts, credited);
    expect(shares.reduce((sum, { fareCents }) => sum + fareCents, 0)).toBe(credited);
  }
  expect(taxOfCredit(parts, total)).toEqual(
    parts.map(({ hundredths, fareCents, taxCents }) => ({ hundredths, fareCents, taxCents })),
  );
  expect(taxOfCredit([], 100)).toEqual([]);
});

it("gives the tax of a fare back with it, to the last cent", () => {
  const [first, second, third] = [
    taxGivenBack({ fareCents: 2_850, before: 0, now: 777 }, 600),
    taxGivenBack({ fareCents: 2_850, before: 777, now: 1 }, 600),
    taxGivenBack({ fareCents: 2_850, before: 778, now: 2_072 }, 600),
  ];
  expect(first + second + third).toBe(taxWithin(2_850, 600));
});
