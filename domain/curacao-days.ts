import { type DateRange, type InstantRange, instantOf } from "./curacao-time.ts";

/** A moment of a day on the island, to write the day out by. */
export function noonOf(date: string): Date {
  return instantOf(date, "12:00:00");
}

/** The day some days later, or earlier with a minus. */
export function addDays(date: string, days: number): string {
  const midnight = new Date(`${date}T00:00:00Z`);
  midnight.setUTCDate(midnight.getUTCDate() + days);
  return midnight.toISOString().slice(0, 10);
}

/** The month of a day: "2026-12" of "2026-12-31". */
export function monthOf(date: string): string {
  return date.slice(0, "2026-12".length);
}

/** A month some months later, or earlier: "2026-12" and 1 make "2027-01". */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return monthOf(new Date(Date.UTC(year, number - 1 + months)).toISOString());
}

/** The day of the week, 0 for Sunday. */
export function dayOfWeek(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** The instants between two days of the island: from the first midnight to just before the last. */
export function instantsOf(range: DateRange): InstantRange {
  return { start: instantOf(range.start, "00:00:00"), end: instantOf(range.end, "00:00:00") };
}
