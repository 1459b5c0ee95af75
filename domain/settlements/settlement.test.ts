import { expect, it } from "vitest";
import { rateOn, toHundredths } from "../dated-rates.ts";
import { type RideToSettle, commissionOf, companyPartOf, settle, togetherCents } from "./settlement.ts";

const ride = (facts: Partial<RideToSettle>): RideToSettle => ({
  dealCents: 0,
  fareCents: 2_600,
  paidBy: "cash_usd",
  linkCents: 0,
  givenBackCents: 0,
  tipCents: null,
  tipXcgCents: null,
  commissionCents: 520,
  ...facts,
});
const NOTHING = { usdCents: 0, xcgCents: 0 };

it("owes the driver what the company got of their rides, less the commission", () => {
  const rides = [
    ride({ tipCents: 400 }),
    ride({ paidBy: "card", tipCents: 300 }),
    ride({ paidBy: "account", fareCents: 4_000, commissionCents: 800 }),
    ride({ paidBy: "cash_xcg", tipCents: 193, tipXcgCents: 346 }),
  ];
  expect(settle(rides, { usdCents: 3_000, xcgCents: 4_900 })).toEqual({
    rides: 4,
    fareCents: 11_800,
    tipCents: 893,
    cashUsdCents: 3_000,
    cashXcgCents: 5_000,
    cardCents: 6_900,
    byLinkCents: 0,
    notRecordedCents: 0,
    commissionCents: 2_360,
    givenBackCents: 0,
    dealCents: 0,
    handedUsdCents: 3_000,
    handedXcgCents: 4_900,
    owedUsdCents: 6_900 + 3_000 - 2_360,
    owedXcgCents: 4_900,
  });
});

it("takes the commission on the full fare, and bears what a deal took off it", () => {
  // A tenth off 34.00, and then more than the commission is.
  expect(companyPartOf({ fareCents: 3_060, dealCents: 340 }, 2_000)).toBe(680 - 340);
  expect(companyPartOf({ fareCents: 100, dealCents: 900 }, 1_750)).toBe(175 - 900);
  expect(companyPartOf({ fareCents: 2_600, dealCents: 0 }, 2_000)).toBe(520);
});

it("counts what was paid by link as the company's, and the rest of the fare by how it was paid", () => {
  const rides = [
    ride({ linkCents: 600, tipCents: 100 }),
    ride({ linkCents: 2_600, paidBy: "card" }),
    ride({ linkCents: 600, paidBy: null }),
  ];
  const figures = settle(rides, NOTHING);
  expect([figures.cashUsdCents, figures.cardCents, figures.notRecordedCents]).toEqual([2_100, 3_800, 2_000]);
  expect(figures.byLinkCents).toBe(3_800);
  expect(figures.owedUsdCents).toBe(3_800 - 3 * 520);
});

it("has the driver owe the commission of cash they kept, and of rides whose payment nobody said", () => {
  const { owedUsdCents, notRecordedCents } = settle([ride({}), ride({ paidBy: null })], NOTHING);
  expect([owedUsdCents, notRecordedCents]).toEqual([-1_040, 2_600]);
});

it("goes by the latest rate that has begun, and of one day by the last added", () => {
  const rates = [
    { id: 1, validFrom: "2026-11-01", hundredths: 1_000 },
    { id: 3, validFrom: "2026-11-20", hundredths: 1_500 },
    { id: 2, validFrom: "2026-11-20", hundredths: 1_250 },
    { id: 4, validFrom: "2026-12-01", hundredths: 2_000 },
  ];
  const on = (day: string) => rateOn(rates, day)?.hundredths ?? null;
  expect([on("2026-10-31"), on("2026-11-19"), on("2026-11-20"), on("2026-12-31")]).toEqual([
    null,
    1_000,
    1_500,
    2_000,
  ]);
});

it("takes a percentage with two decimals to the nearest cent, a half upwards", () => {
  expect(toHundredths(16.67)).toBe(1_667);
  expect(toHundredths(1.15)).toBe(115);
  expect([commissionOf(2_600, 1_667), commissionOf(50, 100), commissionOf(3_050, 500)]).toEqual([
    433, 1, 153,
  ]);
});

it("says who owes whom over both currencies, at the rate of the law", () => {
  expect(togetherCents({ usdCents: -5_000, xcgCents: 8_950 })).toBe(0);
  expect(togetherCents({ usdCents: -5_000, xcgCents: 1_790 })).toBe(-4_000);
});

it("leaves the driver what they earned where the company gives some of a fare back, and says how much it was", () => {
  const kept = ride({ linkCents: 2_600, paidBy: "card" });
  const refunded = { ...kept, givenBackCents: 500 };
  const { givenBackCents, ...others } = settle([refunded], NOTHING);
  expect(givenBackCents).toBe(500);
  expect(others).toMatchObject({ byLinkCents: 2_600, owedUsdCents: settle([kept], NOTHING).owedUsdCents });
});
