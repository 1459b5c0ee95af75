import { expect, it } from "vitest";
import { receivedOf } from "./cash-received.ts";

const given = (received: string, facts: Partial<Parameters<typeof receivedOf>[0]> = {}) =>
  receivedOf({ paidBy: "cash_usd", tip: "", received, restCents: 3_400, ...facts });

it("says what to give back in both currencies, once the tip is kept", () => {
  expect(given("50")).toEqual({ is: "more", usdCents: 1_600, xcgCents: 2_865, other: "cash_xcg" });
  expect(given("50", { tip: "1" })).toEqual({
    is: "more",
    usdCents: 1_500,
    xcgCents: 2_685,
    other: "cash_xcg",
  });
  expect(given("100", { paidBy: "cash_xcg" })).toEqual({
    is: "more",
    usdCents: 2_187,
    xcgCents: 3_915,
    other: "cash_usd",
  });
});

it("says what is left, for the other currency or a card", () => {
  expect(given("20")).toEqual({ is: "less", leftCents: 1_400, ways: ["cash_xcg", "card"] });
  expect(given("10,50", { paidBy: "cash_xcg" })).toEqual({
    is: "less",
    leftCents: 2_813,
    ways: ["cash_usd", "card"],
  });
});

it("is exact where nothing was typed, or what is asked, rounded to what coins there are", () => {
  expect(given("")).toEqual({ is: "exact" });
  expect(given("34")).toEqual({ is: "exact" });
  expect(given("60.85", { paidBy: "cash_xcg" })).toEqual({ is: "exact" });
  expect(given("60.86", { paidBy: "card" })).toEqual({ is: "exact" });
});

it.each(["much", "0", "34.50"])("takes %s for a mistake where the tip is a dollar", (received) => {
  expect(given(received, { tip: "1" })).toEqual({ is: "wrong" });
});
