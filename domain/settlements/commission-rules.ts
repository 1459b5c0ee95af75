import { type DatedRate, type Hundredths, rateOn } from "../dated-rates.ts";

/** How a ride was booked; a hail is a ride of whoever stopped the car. */
export const RIDE_CHANNELS = ["site", "desk", "partner", "assistant", "hail", "contract"] as const;
export type RideChannel = (typeof RIDE_CHANNELS)[number];

/** The things that a commission may go by; null stands for any, and in a ride for none. */
export type CommissionScope = {
  readonly driverId: number | null;
  readonly vehicleId: number | null;
  readonly partnerId: number | null;
  readonly channel: RideChannel | null;
};

/** A commission from a day on, until its last day if it has one. Without a part of its own it ends the one before. */
export type CommissionRule = CommissionScope &
  Omit<DatedRate, "hundredths"> & {
    readonly lastDay: string | null;
    readonly hundredths: Hundredths | null;
  };

export const EVERYBODY: CommissionScope = { driverId: null, vehicleId: null, partnerId: null, channel: null };

/** The order in which a commission goes before another: who drives, in which car, on whose account, booked how. */
const MOST_PARTICULAR_FIRST = ["driverId", "vehicleId", "partnerId", "channel"] as const;

/** How particular a scope is: one that names the driver is above all that don't, and so on down. */
export function particularityOf(scope: CommissionScope): number {
  return MOST_PARTICULAR_FIRST.reduce((sum, name) => sum * 2 + (scope[name] === null ? 0 : 1), 0);
}

/** The company's part of a ride of a day: that of the most particular commission which has one then, else none. */
export function commissionOn(
  rules: readonly CommissionRule[],
  ride: CommissionScope,
  day: string,
): Hundredths {
  const matching = rules.filter(
    (rule) => matches(rule, ride) && (rule.lastDay === null || day <= rule.lastDay),
  );
  const levels = [...new Set(matching.map(particularityOf))].toSorted((one, other) => other - one);
  for (const level of levels) {
    const ofLevel = matching.filter((rule) => particularityOf(rule) === level);
    const hundredths = rateOn(ofLevel, day)?.hundredths;
    if (hundredths !== undefined && hundredths !== null) return hundredths;
  }
  return 0;
}

function matches(rule: CommissionScope, ride: CommissionScope): boolean {
  return MOST_PARTICULAR_FIRST.every((name) => rule[name] === null || rule[name] === ride[name]);
}
