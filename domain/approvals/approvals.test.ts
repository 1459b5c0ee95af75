import { expect, it } from "vitest";
import { needsSecondPerson, stateNow } from "./approvals.ts";

const LIMITS = { refundsOverCents: 5_000, writeOffsOverCents: 10_000, exports: true };
const OFF = { refundsOverCents: null, writeOffsOverCents: null, exports: false };

it("needs a second person above the amount and not at it, each kind by its own", () => {
  const needs = (kind: "refund" | "credit" | "fare", cents: number) => needsSecondPerson(LIMITS, kind, cents);
  expect([needs("refund", 5_000), needs("refund", 5_001)]).toEqual([false, true]);
  expect([needs("credit", 10_000), needs("credit", 10_001)]).toEqual([false, true]);
  expect([needs("fare", 10_000), needs("fare", 10_001)]).toEqual([false, true]);
});

it("needs one for files whatever they hold, and for nothing where it is switched off", () => {
  expect([needsSecondPerson(LIMITS, "export", 0), needsSecondPerson(LIMITS, "backup", 0)]).toEqual([
    true,
    true,
  ]);
  for (const kind of ["refund", "credit", "fare", "export", "backup"] as const) {
    expect(needsSecondPerson(OFF, kind, 1_000_000)).toBe(false);
  }
});

it("a limit of nothing takes every amount", () => {
  expect(needsSecondPerson({ ...OFF, refundsOverCents: 0 }, "refund", 1)).toBe(true);
});

it("what waits runs out at its time, and what was decided stays decided", () => {
  const at = new Date("2026-11-27T12:00:00Z");
  const before = new Date(at.getTime() - 1);
  expect([stateNow("waiting", at, before), stateNow("waiting", at, at)]).toEqual(["waiting", "expired"]);
  expect([stateNow("approved", at, at), stateNow("refused", at, at), stateNow("done", at, at)]).toEqual([
    "expired",
    "refused",
    "done",
  ]);
});
