import { expect, it, test } from "vitest";
import { type CommissionRule, type CommissionScope, EVERYBODY, commissionOn } from "./commission-rules.ts";

const RIDE: CommissionScope = { driverId: 1, vehicleId: 2, partnerId: 3, channel: "desk" };
let added = 0;

function rule(hundredths: number | null, named: Partial<CommissionRule> = {}): CommissionRule {
  added += 1;
  return { id: added, ...EVERYBODY, validFrom: "2026-11-01", lastDay: null, hundredths, ...named };
}

const EVERYBODYS = rule(2_000);
const CHANNEL = rule(1_900, { channel: "desk" });
const ACCOUNT = rule(1_800, { partnerId: 3 });
const ACCOUNT_BY_DESK = rule(1_700, { partnerId: 3, channel: "desk" });
const CAR = rule(1_600, { vehicleId: 2 });
const CAR_FOR_ACCOUNT = rule(1_500, { vehicleId: 2, partnerId: 3 });
const DRIVER = rule(1_400, { driverId: 1 });
const DRIVER_BY_DESK = rule(1_300, { driverId: 1, channel: "desk" });
const RISING = [EVERYBODYS, CHANNEL, ACCOUNT, ACCOUNT_BY_DESK, CAR, CAR_FOR_ACCOUNT, DRIVER, DRIVER_BY_DESK];

test.each(RISING.map((one, at) => [at, one.hundredths] as const))(
  "the most particular of %i and those below it counts: %i",
  (at, hundredths) => {
    expect(commissionOn(RISING.slice(0, at + 1).toReversed(), RIDE, "2026-11-10")).toBe(hundredths);
  },
);

it("leaves a ride alone that any of what it names doesn't fit", () => {
  const other = { ...RIDE, driverId: 9, partnerId: null };
  expect(commissionOn([EVERYBODYS, ACCOUNT, DRIVER, ACCOUNT_BY_DESK], other, "2026-11-10")).toBe(2_000);
});

it("counts from its first day to its last, and then the one before of the same again", () => {
  const december = rule(500, { partnerId: 3, validFrom: "2026-12-01", lastDay: "2026-12-31" });
  const on = (day: string) => commissionOn([EVERYBODYS, ACCOUNT, december], RIDE, day);
  expect(["2026-10-31", "2026-11-30", "2026-12-01", "2026-12-31", "2027-01-01"].map(on)).toEqual([
    0, 1_800, 500, 500, 1_800,
  ]);
});

it("without a part of its own ends the ones before it, and the next more general counts", () => {
  const end = rule(null, { partnerId: 3, validFrom: "2026-12-01" });
  expect(commissionOn([EVERYBODYS, CHANNEL, ACCOUNT, end], RIDE, "2026-12-01")).toBe(1_900);
  expect(commissionOn([EVERYBODYS, CHANNEL, ACCOUNT, end], RIDE, "2026-11-30")).toBe(1_800);
});

it("is nothing where there is none", () => {
  expect(commissionOn([], RIDE, "2026-11-10")).toBe(0);
});
