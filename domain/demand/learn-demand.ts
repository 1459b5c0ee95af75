import { addDays } from "../curacao-days.ts";
import { type Weekday, weekdayOf } from "../shifts/shift-times.ts";
import type { DemandArea } from "./demand-area.ts";

/** Rides that were asked for in one hour of one day, from one area. */
export type PastHour = {
  readonly day: string;
  readonly hour: number;
  readonly area: DemandArea;
  readonly rides: number;
  readonly passengers: number;
};

/** The work of one hour of one day: minutes of rides that were asked for at once, and how many drivers drove. */
type PastWork = {
  readonly day: string;
  readonly hour: number;
  readonly at_once_minutes: number;
  readonly drivers: number;
};

/** A ship that lay somewhere: rides from there in these hours were its passengers'. */
export type PastShip = {
  readonly day: string;
  readonly area: DemandArea;
  readonly from_hour: number;
  readonly until_hour: number;
};

/** The demand of an ordinary week, as the last months were. */
export type DemandProfile = {
  /** Rides asked for in an hour of a weekday, on the mean. */
  readonly hours: readonly {
    readonly weekday: Weekday;
    readonly hour: number;
    readonly area: DemandArea;
    readonly rides: number;
  }[];
  /** Passengers of a ride, on the mean. */
  readonly party: number;
  /** Of the drivers who drove, how many in a hundred drove for who asked at once, by the hour of the day. */
  readonly at_once_percent: readonly number[];
};

type Past = {
  /** The first day and the one after the last. */
  readonly from: string;
  readonly before: string;
  readonly hours: readonly PastHour[];
  readonly work: readonly PastWork[];
  readonly ships: readonly PastShip[];
  /** No share is higher. */
  readonly mostPercent: number;
};

/** Without any past two people ride together, as a rule. */
const PARTY = 2;
/** Hours in which hardly anybody ever asked are left out. */
const LEAST_RIDES = 0.05;
const HOURS = 24;

/**
 * The means of an ordinary week. Hours in which a ship lay at an area tell nothing of it: its passengers come on top, on days with a ship
 * alone. Days before the company's first ride aren't counted as days on which nobody asked.
 */
export function learnDemand(past: Past): DemandProfile {
  const begun = past.hours.reduce((first, { day }) => (day < first ? day : first), past.before);
  const days = daysBetween(begun > past.from ? begun : past.from, past.before);
  const shipHours = new Set(
    past.ships.flatMap(({ day, area, from_hour, until_hour }) =>
      Array.from({ length: until_hour - from_hour + 1 }, (_, index) => keyOf(day, from_hour + index, area)),
    ),
  );
  const ordinary = past.hours.filter(({ day, hour, area }) => !shipHours.has(keyOf(day, hour, area)));
  const sums = new Map<string, { weekday: Weekday; hour: number; area: DemandArea; rides: number }>();
  for (const { day, hour, area, rides } of ordinary) {
    const weekday = weekdayOf(day);
    const key = keyOf(String(weekday), hour, area);
    const sum = sums.get(key) ?? { weekday, hour, area, rides: 0 };
    sums.set(key, { ...sum, rides: sum.rides + rides });
  }
  const hours = [...sums.values()].map((sum) => {
    const seen = days.filter(
      (day) => weekdayOf(day) === sum.weekday && !shipHours.has(keyOf(day, sum.hour, sum.area)),
    );
    return { ...sum, rides: hundredths(sum.rides / Math.max(1, seen.length)) };
  });
  const rides = past.hours.reduce((sum, one) => sum + one.rides, 0);
  const passengers = past.hours.reduce((sum, one) => sum + one.passengers, 0);
  return {
    hours: hours.filter((one) => one.rides >= LEAST_RIDES),
    party: rides > 0 ? hundredths(passengers / rides) : PARTY,
    at_once_percent: atOncePercent(past),
  };
}

/** Of the minutes that drivers had in an hour, the share that rides at once took. */
function atOncePercent({ work, mostPercent }: Past): number[] {
  return Array.from({ length: HOURS }, (_, hour) => {
    const these = work.filter((one) => one.hour === hour);
    const minutes = these.reduce((sum, one) => sum + one.at_once_minutes, 0);
    const drivers = these.reduce((sum, one) => sum + one.drivers, 0);
    const share = drivers > 0 ? minutes / (drivers * 60) : 0;
    return Math.min(mostPercent, Math.round(share * 100));
  });
}

function daysBetween(from: string, before: string): string[] {
  const days: string[] = [];
  for (let day = from; day < before; day = addDays(day, 1)) days.push(day);
  return days;
}

function keyOf(day: string, hour: number, area: DemandArea): string {
  return `${day} ${hour} ${area ?? ""}`;
}

function hundredths(count: number): number {
  return Math.round(count * 100) / 100;
}
