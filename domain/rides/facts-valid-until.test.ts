import * as fc from "fast-check";
import { expect, it } from "vitest";
import { factsValidUntil } from "./facts-valid-until.ts";
import { RIDE_ACTIONS, RIDE_STATUSES, guardHolds } from "./ride-states.ts";

const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 20);
const moment = fc.integer({ min: START, max: START + 20 * DAY_MS }).map((ms) => new Date(ms));

const facts = fc.record({
  status: fc.constantFrom(...RIDE_STATUSES),
  rideDatetime: moment,
  freeWaitMinutes: fc.integer({ min: 0, max: 90 }),
  setOutAt: fc.option(moment),
  arrivedAt: fc.option(moment),
  completedAt: fc.option(moment),
  wait: fc.constantFrom("none", "to_come", "now", "over"),
  cashCounted: fc.boolean(),
  isOwedByNobody: fc.boolean(),
  lacksEmail: fc.boolean(),
  held: fc.boolean(),
  waitsForDeposit: fc.boolean(),
  changeHours: fc.integer({ min: 0, max: 48 }),
  undoUntil: fc.option(moment),
});

it("allows the same until then, and may allow something else from then on", () => {
  fc.assert(
    fc.property(facts, moment, fc.double({ min: 0, max: 1, noNaN: true }), (ride, now, share) => {
      const until = factsValidUntil(ride, now)?.getTime() ?? now.getTime() + 100 * DAY_MS;
      expect(until).toBeGreaterThan(now.getTime());
      const between = new Date(now.getTime() + Math.floor(share * (until - 1 - now.getTime())));
      for (const action of RIDE_ACTIONS) {
        expect([action, guardHolds(action, ride, between)]).toEqual([action, guardHolds(action, ride, now)]);
      }
    }),
    { numRuns: 2_000 },
  );
});
