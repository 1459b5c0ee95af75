import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DAY_MS } from "../time-units.ts";
import { type RideToTip, keptOfTip, mayTip, suggestedTips } from "./tip.ts";

const NOW = new Date("2026-11-27T16:00:00Z");
const DRIVEN: RideToTip = {
  status: "Completed",
  completedAt: NOW,
  hasDriver: true,
  tipCents: null,
  tipLinkCents: 0,
};

describe("the tips that are suggested", () => {
  it.each([
    [3_000, [300, 500, 600]],
    [700, [100, 200, 300]],
    [0, [100, 200, 300]],
    [12_050, [1_200, 1_800, 2_400]],
  ])("are whole dollars for a fare of %i cents", (fare, tips) => {
    expect(suggestedTips(fare)).toEqual(tips);
  });

  it("are three that grow, whatever the fare", () => {
    fc.assert(
      fc.property(fc.nat(100_000), (fare) => {
        const [one = 0, two = 0, three = 0, ...more] = suggestedTips(fare);
        expect(more).toEqual([]);
        expect(one >= 100 && two > one && three > two).toBe(true);
        expect([one, two, three].every((tip) => tip % 100 === 0)).toBe(true);
      }),
    );
  });
});

describe("a tip by link", () => {
  it("is offered after the ride, to who hasn't tipped", () => {
    expect(mayTip(DRIVEN, NOW)).toBe(true);
    expect(mayTip({ ...DRIVEN, tipCents: 0 }, NOW)).toBe(true);
  });

  it.each<[string, Partial<RideToTip>]>([
    ["before the ride is over", { status: "InProgress", completedAt: null }],
    ["of a ride that was cancelled", { status: "Cancelled", completedAt: null }],
    ["where nobody drove", { hasDriver: false }],
    ["where the driver was given one in the car", { tipCents: 200 }],
    ["where one was given by link", { tipLinkCents: 300 }],
    ["once a week has passed", { completedAt: new Date(NOW.getTime() - 7 * DAY_MS) }],
  ])("isn't offered %s", (_when, facts) => {
    expect(mayTip({ ...DRIVEN, ...facts }, NOW)).toBe(false);
  });

  it.each([
    [{ amountCents: 500, appliedCents: 500, refundedCents: 0 }, 500],
    [{ amountCents: 500, appliedCents: 500, refundedCents: 200 }, 300],
    [{ amountCents: 500, appliedCents: 500, refundedCents: 500 }, 0],
    [{ amountCents: 500, appliedCents: 0, refundedCents: 200 }, 0],
  ])("leaves its driver what wasn't given back: %o", (tip, kept) => {
    expect(keptOfTip(tip)).toBe(kept);
  });
});
