import { expect, it } from "vitest";
import { fareGivenBack } from "./fare-given-back.ts";
import { feePartOf, linkPartOf, restOfDeposit } from "./link-part.ts";

it("of money that came by link no more counts than there is to pay", () => {
  expect([
    linkPartOf({ fareCents: 3_400, linkCents: 1_000 }),
    linkPartOf({ fareCents: 3_400, linkCents: 4_000 }),
  ]).toEqual([1_000, 3_400]);
  expect([restOfDeposit(1_020, 400), restOfDeposit(1_020, 2_000)]).toEqual([620, 0]);
  expect([
    feePartOf({ feeCents: 500, linkCents: 3_400 }),
    feePartOf({ feeCents: 500, linkCents: 300 }),
    feePartOf({ feeCents: null, linkCents: 300 }),
  ]).toEqual([500, 300, 0]);
});

it("money beyond the fare is given back first, and only then the fare's", () => {
  const paid = (amount_cents: number, refunded_cents: number, applied_cents = amount_cents) => ({
    amount_cents,
    applied_cents,
    refunded_cents,
  });
  expect(fareGivenBack(3_400, [paid(4_000, 600)])).toBe(0);
  expect(fareGivenBack(3_400, [paid(4_000, 700)])).toBe(100);
  expect(fareGivenBack(3_400, [paid(3_400, 0)])).toBe(0);
});

it("of several payments the first counts first, so that the last is beyond the fare", () => {
  const first = { amount_cents: 2_000, applied_cents: 2_000, refunded_cents: 0 };
  const last = { amount_cents: 2_000, applied_cents: 2_000, refunded_cents: 900 };
  expect(fareGivenBack(3_400, [first, last])).toBe(300);
  expect(fareGivenBack(3_400, [last, first])).toBe(900);
});

it("what was paid and never counted towards the fare isn't the fare's", () => {
  expect(fareGivenBack(3_400, [{ amount_cents: 3_400, applied_cents: 0, refunded_cents: 3_400 }])).toBe(0);
});
