import type { DayQuality, QualityDriver } from "../../../contract/reports/day-quality.ts";

/** Percent of what; null where there is nothing that it could be a share of. */
export function percentOf(part: number, of: number | null): number | null {
  return of === null || of <= 0 ? null : (part / of) * 100;
}

/** Promises whose pickup has a time: only these were in time or late. */
export function timed({ promises, time_unknown }: Pick<QualityDriver, "promises" | "time_unknown">): number {
  return promises - time_unknown;
}

/** The shares of a day, each null where it isn't known. */
export function sharesOf(day: DayQuality) {
  return {
    kept: percentOf(day.on_time, timed(day)),
    onTime: percentOf(day.on_time, day.asked - day.time_unknown),
    possible: day.possible === null ? null : percentOf(day.possible, day.asked),
    empty: emptyShare(day),
    paid: percentOf(day.paid_minutes, day.car_minutes),
    moved: percentOf(day.told_moved, day.told),
  };
}

export function emptyShare({
  empty_km,
  paid_km,
}: Pick<QualityDriver, "empty_km" | "paid_km">): number | null {
  return empty_km === null ? null : percentOf(empty_km, empty_km + paid_km);
}
