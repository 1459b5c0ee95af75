import { expect, it } from "vitest";
import { type RideToPay, depositOf, leftToPay, offerOf } from "./pay-link.ts";

const ride = (facts: Partial<RideToPay> = {}): RideToPay => ({
  status: "Pending",
  fareCents: 3_400,
  linkCents: 0,
  paidBy: null,
  onAccount: false,
  held: false,
  depositCents: null,
  ...facts,
});
const DEPOSIT = { mode: "deposit", percent: 30 } as const;
const OFFERED = { mode: "offered", percent: 30 } as const;

it("asks for the deposit before the ride, then for the rest, and for all of it once the ride has begun", () => {
  expect(offerOf(ride(), DEPOSIT)).toEqual({ purpose: "deposit", cents: 1_020 });
  expect(offerOf(ride({ linkCents: 1_020 }), DEPOSIT)).toEqual({ purpose: "fare", cents: 2_380 });
  expect(offerOf(ride({ status: "InProgress" }), DEPOSIT)).toEqual({ purpose: "fare", cents: 3_400 });
  expect(offerOf(ride({ status: "Completed" }), DEPOSIT)).toEqual({ purpose: "fare", cents: 3_400 });
  expect(offerOf(ride(), OFFERED)).toEqual({ purpose: "fare", cents: 3_400 });
  expect(offerOf(ride(), { mode: "off", percent: 30 })).toBeNull();
});

it("keeps to the deposit that was promised at the booking, whatever the settings say since", () => {
  const promised = { depositCents: 1_020 };
  expect(offerOf(ride(promised), { mode: "off", percent: 30 })).toEqual({ purpose: "deposit", cents: 1_020 });
  expect(offerOf(ride({ ...promised, linkCents: 400 }), DEPOSIT)).toEqual({ purpose: "deposit", cents: 620 });
  expect(offerOf(ride({ depositCents: 3_400 }), DEPOSIT)).toEqual({ purpose: "fare", cents: 3_400 });
  expect(offerOf(ride({ fareCents: 150, depositCents: 150 }), DEPOSIT)).toEqual({
    purpose: "fare",
    cents: 150,
  });
  expect(offerOf(ride({ linkCents: 3_300 }), OFFERED)).toEqual({ purpose: "fare", cents: 100 });
});

it.each([
  ["is called off", { status: "Cancelled" }],
  ["is paid by link", { linkCents: 3_400 }],
  ["is paid too much by link", { linkCents: 4_000 }],
  ["was paid otherwise", { status: "Completed", paidBy: "cash_usd" }],
  ["goes on account", { onAccount: true }],
  ["waits to be proved", { held: true }],
  ["has less left than a provider takes", { linkCents: 3_301 }],
] as const)("asks nothing where the ride %s", (_why, facts) => {
  expect([leftToPay(ride(facts)), offerOf(ride(facts), OFFERED)]).toEqual([0, null]);
});

it("takes a deposit to the nearest cent, and never less than a provider takes", () => {
  expect([depositOf(3_333, 33), depositOf(150, 1), depositOf(3_400, 100)]).toEqual([1_100, 100, 3_400]);
});
