import { type DateRange, curacaoDate } from "../../domain/curacao-time.ts";
import { addDays } from "../../domain/curacao-days.ts";
import type { AskedDays } from "../../contract/day-range.ts";
import { daysIn } from "../../domain/reports/trend.ts";
import { ApiError } from "../http/api-error.ts";

const LONGEST_DAYS = 3_660;

type Known = { now: Date; firstDay: string };

/** The days of a report; where one side was left open, from the first day known or until today is over. */
export function reportDays({ start_date, end_date }: AskedDays, { now, firstDay }: Known): DateRange {
  const tomorrow = addDays(curacaoDate(now), 1);
  const start = start_date ?? earlier(firstDay, addDays(end_date ?? tomorrow, -1));
  const end = end_date ?? later(tomorrow, addDays(start, 1));
  if (end <= start) throw badEnd("The end date must be after the start date.");
  if (daysIn({ start, end }) > LONGEST_DAYS) throw badEnd("Reports can cover up to ten years.");
  return { start, end };
}

function badEnd(sentence: string): ApiError {
  return new ApiError("invalid_input", sentence, { fields: { end_date: sentence } });
}

function earlier(one: string, other: string): string {
  return one < other ? one : other;
}

function later(one: string, other: string): string {
  return one > other ? one : other;
}
