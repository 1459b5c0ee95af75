import { expect, it } from "vitest";
import { type Fare } from "../fares/calculate-fare.ts";
import { dealIn, withDiscount } from "../fares/discount.ts";
import { type DealTerms, dealOff, dealWords, plainCode, tripRefusal } from "./deal.ts";

const DEAL: DealTerms = {
  id: 7,
  name: { en: "Sunset", nl: "Zonsondergang" },
  percent: 10,
  offCents: null,
  minimumCents: 0,
  trips: "any",
  validFrom: null,
  validUntil: null,
};
const FARE: Fare = { total: 3_350, breakdown: [{ label: "Start", code: "start", amount: 3_350 }] };
const FIVE_OFF: DealTerms = { ...DEAL, id: 8, percent: null, offCents: 500, minimumCents: 2_000 };

it("takes off a part to the cent or an amount, and never more than the fare", () => {
  expect([dealOff(DEAL, 3_335), dealOff(FIVE_OFF, 3_350), dealOff(FIVE_OFF, 300)]).toEqual([334, 500, 300]);
});

it("counts alone where it takes off the most, be it against a VIP's discount or another deal", () => {
  const taken = (discounts: Parameters<typeof withDiscount>[1]) =>
    withDiscount(FARE, discounts).breakdown.at(-1);
  expect(taken({ deals: [DEAL, FIVE_OFF], vipPercent: 12 })).toMatchObject({ code: "deal", amount: -500 });
  expect(taken({ deals: [DEAL, FIVE_OFF], vipPercent: 15 })).toMatchObject({
    code: "vip_discount",
    amount: -503,
  });
  expect(taken({ deals: [DEAL], agreedPercent: 5, vipPercent: 50 })).toMatchObject({
    code: "deal",
    amount: -335,
  });
  const { total, breakdown } = withDiscount(FARE, { deals: [FIVE_OFF] });
  expect([total, dealIn(breakdown)]).toEqual([2_850, { deal: FIVE_OFF, cents: 500 }]);
});

it("leaves a fare below its least one alone", () => {
  expect(withDiscount({ ...FARE, total: 1_999 }, { deals: [FIVE_OFF] }).breakdown).toBe(FARE.breakdown);
  expect(withDiscount({ ...FARE, total: 2_000 }, { deals: [FIVE_OFF] }).total).toBe(1_500);
});

it("is for the days from its first to its last and for its trips", () => {
  const deal: DealTerms = { ...DEAL, validFrom: "2026-12-01", validUntil: "2026-12-24", trips: "airport" };
  const on = (day: string, isAirport = true) => tripRefusal(deal, { day, isAirport });
  expect([on("2026-11-30"), on("2026-12-01"), on("2026-12-24"), on("2026-12-25")]).toEqual([
    "not_yet",
    null,
    null,
    "over",
  ]);
  expect(on("2026-12-10", false)).toBe("wrong_trip");
  const island = { ...DEAL, trips: "island" } as const;
  expect([true, false].map((isAirport) => tripRefusal(island, { day: "2026-12-10", isAirport }))).toEqual([
    "wrong_trip",
    null,
  ]);
});

it("is named in the reader's language where it has a name there, and a code is the same however it's typed", () => {
  expect([dealWords(DEAL.name, "nl"), dealWords(DEAL.name, "es")]).toEqual(["Zonsondergang", "Sunset"]);
  expect(plainCode(" sun-set ")).toBe("SUN-SET");
});
