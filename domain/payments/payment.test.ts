import { expect, it } from "vitest";
import { cashGuilders, fromGuilderCents, toGuilderCents } from "../money.ts";
import { type Payment, cashOf, partsOf } from "./payment.ts";

const paid = (facts: Partial<Payment>): Payment => ({
  fareCents: 2_600,
  paidBy: "cash_usd",
  linkCents: 0,
  tipCents: null,
  tipXcgCents: null,
  ...facts,
});

it("adds up the cash of each currency by itself, tips included", () => {
  const rides = [
    paid({ tipCents: 400 }),
    paid({ fareCents: 1_850 }),
    paid({ paidBy: "cash_xcg", tipCents: 193, tipXcgCents: 346 }),
    paid({ paidBy: "cash_xcg", tipCents: 100 }),
  ];
  expect(cashOf(rides)).toEqual({ usdCents: 2_600 + 400 + 1_850, xcgCents: 4_654 + 346 + 4_654 + 179 });
});

it("counts no card and no account as cash, whatever their tip", () => {
  const rides = [paid({ paidBy: "card", tipCents: 500 }), paid({ paidBy: "account" })];
  expect(cashOf(rides)).toEqual({ usdCents: 0, xcgCents: 0 });
});

it("counts of a fare only what was not paid by link, which is never more than the fare", () => {
  const rides = [
    paid({ linkCents: 600, tipCents: 100 }),
    paid({ paidBy: "cash_xcg", linkCents: 2_500 }),
    paid({ linkCents: 3_000, tipCents: 50 }),
  ];
  expect(cashOf(rides)).toEqual({ usdCents: 2_000 + 100 + 50, xcgCents: 179 });
});

it("keeps a tip of whole guilders whole, which its dollars would not", () => {
  const tipXcgCents = 500;
  const tipCents = fromGuilderCents(tipXcgCents);
  expect([tipCents, toGuilderCents(tipCents)]).toEqual([279, 499]);
  expect(cashOf([paid({ fareCents: 0, paidBy: "cash_xcg", tipCents, tipXcgCents })]).xcgCents).toBe(500);
});

it("rounds cash in guilders as the central bank asks, and nothing that was counted to the cent before", () => {
  const last = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((cent) => {
    const cents = fromGuilderCents(1_000 + cent);
    return [toGuilderCents(cents) % 10, cashGuilders(cents) % 10];
  });
  for (const [exact = 0, rounded] of last) {
    expect(rounded).toBe(exact <= 2 || exact >= 8 ? 0 : 5);
  }
  expect([cashGuilders(3_400), cashGuilders(3_400, null), cashGuilders(0), cashGuilders(-1)]).toEqual([
    6_085, 6_086, 0, 0,
  ]);
  const guilders = paid({ fareCents: 3_400, paidBy: "cash_xcg" });
  expect([cashOf([guilders]).xcgCents, cashOf([{ ...guilders, xcgStep: 5 }]).xcgCents]).toEqual([
    6_086, 6_085,
  ]);
});

it("counts a fare that was paid in two ways in both, and change in the other currency out of the purse", () => {
  const split = paid({ alsoPaidBy: "cash_xcg", alsoCents: 600, xcgStep: 5, tipCents: 100 });
  expect(partsOf(split)).toEqual([
    { way: "cash_usd", cents: 2_000 },
    { way: "cash_xcg", cents: 600 },
  ]);
  expect(cashOf([split])).toEqual({ usdCents: 2_100, xcgCents: 1_075 });
  const change = paid({ fareCents: 3_400, alsoPaidBy: "cash_xcg", alsoCents: -1_600, xcgStep: 5 });
  expect(cashOf([change])).toEqual({ usdCents: 5_000, xcgCents: -2_865 });
  expect(cashOf([paid({ alsoPaidBy: "card", alsoCents: 1_000 })])).toEqual({ usdCents: 1_600, xcgCents: 0 });
});

it("never counts more than was paid in the car, also where the fare has become less", () => {
  const parts = partsOf(paid({ fareCents: 900, linkCents: 100, alsoPaidBy: "card", alsoCents: 1_000 }));
  expect(parts.map(({ cents }) => cents)).toEqual([0, 800]);
});
