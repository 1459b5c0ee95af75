import { DAY_MS } from "../time-units.ts";
import type { DateRange } from "../curacao-time.ts";
import { addDays, monthOf } from "../curacao-days.ts";

/** How fine a trend is cut: an hour for a day, a day for up to two months, a month beyond. */
export const TREND_STEPS = ["hour", "day", "month"] as const;
export type TrendStep = (typeof TREND_STEPS)[number];

/** Up to here a trend has a point for each day. */
const LONGEST_BY_DAY = 62;

/** How many days a range covers. */
export function daysIn({ start, end }: DateRange): number {
  return Math.round((Date.parse(end) - Date.parse(start)) / DAY_MS);
}

/** The step that suits a range: few enough points to read, enough to show a shape. */
export function trendStep(range: DateRange): TrendStep {
  const days = daysIn(range);
  if (days <= 1) return "hour";
  return days <= LONGEST_BY_DAY ? "day" : "month";
}

/** Every point of a trend over a range, in order, whether anything happened or not. */
export function trendLabels(range: DateRange, step: TrendStep): string[] {
  if (step === "hour") return Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, "0")}:00`);
  const days = Array.from({ length: daysIn(range) }, (_, day) => addDays(range.start, day));
  return step === "day" ? days : [...new Set(days.map(monthOf))];
}
