import { expect, it } from "vitest";
import { fromGuilderCents, toGuilderCents } from "../money.ts";
import { type Payment, cashOf } from "./payment.ts";

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
