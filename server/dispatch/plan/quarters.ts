import type { DayPlan, PlannedRide } from "../../../contract/dispatch/plan.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";

const QUARTER_MS = 15 * MINUTE_MS;
const QUARTERS = 4;
/** The strip shows so many quarters of an hour, from the one before this. */
const SHOWN = 33;

type Hours = { readonly from_at: Date; readonly until_at: Date };
type Strip = {
  readonly rides: readonly PlannedRide[];
  readonly cars: readonly Hours[];
  readonly now: Date;
  readonly grace: number;
  /** Rides to expect in an hour, by when it begins. */
  readonly expected: ReadonlyMap<string, number>;
};

/** Quarters of an hour, each with what is asked of it and what there is for it. */
export function quartersOf({ rides, cars, now, grace, expected }: Strip): DayPlan["quarters"] {
  const first = Math.floor(now.getTime() / QUARTER_MS) * QUARTER_MS - QUARTER_MS;
  return Array.from({ length: SHOWN }, (_, index) => {
    const start = first + index * QUARTER_MS;
    const end = start + QUARTER_MS;
    const asked = rides.filter(({ promised_at }) => isWithin(Date.parse(promised_at), start, end));
    const working = cars.filter((car) => car.from_at.getTime() < end && car.until_at.getTime() > start);
    const busy = new Set(
      rides.filter((ride) => takesSomeOf(ride, start, end)).map(({ driver_id }) => driver_id),
    );
    return {
      at: new Date(start).toISOString(),
      asked: asked.length,
      promised: asked.filter(
        ({ driver_id, minutes_late }) => driver_id !== null && minutes_late !== null && minutes_late <= grace,
      ).length,
      cars: working.length,
      free: Math.max(0, working.length - busy.size),
      expected: expectedIn(start, expected),
    };
  });
}

/** A quarter of what its hour brings, to a tenth. */
function expectedIn(start: number, expected: Strip["expected"]): number {
  const hour = new Date(Math.floor(start / HOUR_MS) * HOUR_MS).toISOString();
  return Math.round(((expected.get(hour) ?? 0) / QUARTERS) * 10) / 10;
}

function takesSomeOf({ driver_id, leave_at, pickup_at, done_at }: PlannedRide, start: number, end: number) {
  const begins = leave_at ?? pickup_at;
  if (driver_id === null || begins === null || done_at === null) return false;
  return Date.parse(begins) < end && Date.parse(done_at) > start;
}

function isWithin(moment: number, start: number, end: number): boolean {
  return moment >= start && moment < end;
}
