import * as fc from "fast-check";
import { expect, it } from "vitest";
import { HOUR_MS, MINUTE_MS } from "../time-units.ts";
import { type DepositRule, LEAST_DEPOSIT_MINUTES, depositDueAt, isDepositPaid } from "./deposit-due.ts";

const RULE: DepositRule = { mode: "deposit", minutes: 120, hours: 2 };
const BOOKED = new Date("2026-11-20T12:00:00Z");
const later = (ms: number) => new Date(BOOKED.getTime() + ms);
const due = (pickupAt: Date, rule: Partial<DepositRule> = {}) =>
  depositDueAt({ ...RULE, ...rule }, { bookedAt: BOOKED, pickupAt, fareCents: 3_400 });

it("is due some minutes after the booking, and some hours before a pickup that is nearer", () => {
  expect(due(later(24 * HOUR_MS))).toEqual(later(2 * HOUR_MS));
  expect(due(later(3 * HOUR_MS))).toEqual(later(HOUR_MS));
  expect(due(later(2 * HOUR_MS + 15 * MINUTE_MS))).toEqual(later(15 * MINUTE_MS));
});

it.each([
  ["now", 0, {}],
  ["too soon to pay first", 2 * HOUR_MS + 14 * MINUTE_MS, {}],
  ["for which it is only asked", 24 * HOUR_MS, { minutes: null }],
  ["where the whole fare is offered", 24 * HOUR_MS, { mode: "offered" }],
  ["where nobody pays by link", 24 * HOUR_MS, { mode: "off" }],
] as const)("holds up no ride %s", (_which, ahead, rule) => {
  expect(due(later(ahead), rule)).toBeNull();
});

it("holds up no ride that costs less than a provider takes", () => {
  expect(depositDueAt(RULE, { bookedAt: BOOKED, pickupAt: later(24 * HOUR_MS), fareCents: 99 })).toBeNull();
});

it("always leaves time to pay, and never runs into the hours before the pickup", () => {
  const ahead = fc.integer({ min: -10, max: 60 * 24 * 60 });
  const minutes = fc.integer({ min: 15, max: 2_000 });
  fc.assert(
    fc.property(ahead, minutes, fc.integer({ min: 0, max: 72 }), (minutesAhead, within, hours) => {
      const pickupAt = later(minutesAhead * MINUTE_MS);
      const dueAt = due(pickupAt, { minutes: within, hours });
      if (dueAt === null) return;
      expect(dueAt.getTime()).toBeGreaterThanOrEqual(BOOKED.getTime() + LEAST_DEPOSIT_MINUTES * MINUTE_MS);
      expect(dueAt.getTime()).toBeLessThanOrEqual(BOOKED.getTime() + within * MINUTE_MS);
      expect(dueAt.getTime()).toBeLessThanOrEqual(pickupAt.getTime() - hours * HOUR_MS);
    }),
  );
});

it("counts as paid once what was promised came in, or nothing is left that could be paid", () => {
  const paid = (linkCents: number, fareCents = 3_400) =>
    isDepositPaid({ fareCents, linkCents, depositCents: 1_020 });
  expect([paid(1_019), paid(1_020), paid(3_400)]).toEqual([false, true, true]);
  expect([paid(0, 1_000), paid(901, 1_000), paid(900, 1_000), paid(0, 99)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});
