import { addDays, dayOfWeek } from "../curacao-days.ts";
import { instantOf } from "../curacao-time.ts";

/** Minutes that a driver rests within a shift, at any time between two. */
type ShiftBreak = { readonly minutes: number; readonly from: string; readonly until: string };

/** From one time of day to another, "HH:MM"; an end that isn't later is on the day after. */
export type ShiftTimes = {
  readonly from: string;
  readonly until: string;
  readonly break: ShiftBreak | null;
};

/** The days of a week, Monday first. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** A shift of every week. */
export type WeekShift = ShiftTimes & { readonly weekday: Weekday };

/** The written hours of a driver: the week, and days that are otherwise; a day without shifts is off. */
export type WrittenHours = {
  readonly week: readonly WeekShift[];
  readonly days: readonly { readonly day: string; readonly shifts: readonly ShiftTimes[] }[];
};

export const DAY_MINUTES = 24 * 60;

/** A shift as minutes from midnight of the day on which it begins. */
export type ShiftMinutes = {
  readonly from: number;
  readonly until: number;
  readonly break: { readonly from: number; readonly until: number; readonly minutes: number } | null;
};

export function minutesOf(shift: ShiftTimes): ShiftMinutes {
  const from = minuteOfDay(shift.from);
  const until = after(from, shift.until);
  if (!shift.break) return { from, until, break: null };
  const begins = atOrAfter(from, shift.break.from);
  return {
    from,
    until,
    break: { from: begins, until: after(begins, shift.break.until), minutes: shift.break.minutes },
  };
}

/** The minutes of a shift that are worked: the break isn't. */
export function workedMinutes(shift: ShiftTimes): number {
  const { from, until } = minutesOf(shift);
  return until - from - (shift.break?.minutes ?? 0);
}

export function weekdayOf(day: string): Weekday {
  return (dayOfWeek(day) || 7) as Weekday;
}

/** The shifts that begin on a day, and where they come from. */
export function shiftsOn(
  day: string,
  { week, days }: WrittenHours,
): { readonly shifts: readonly ShiftTimes[]; readonly by: "day" | "week" } {
  const written = days.find((one) => one.day === day);
  if (written) return { shifts: written.shifts, by: "day" };
  const weekday = weekdayOf(day);
  const shifts = week
    .filter((shift) => shift.weekday === weekday)
    .map(({ from, until, break: pause }) => ({ from, until, break: pause }))
    .toSorted((one, other) => one.from.localeCompare(other.from));
  return { shifts, by: "week" };
}

/** A moment so many minutes after midnight of a day; a day of the island always has 24 hours. */
export function momentOf(day: string, minutes: number): Date {
  const date = addDays(day, Math.floor(minutes / DAY_MINUTES));
  const minute = minutes % DAY_MINUTES;
  const two = (count: number) => String(count).padStart(2, "0");
  return instantOf(date, `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`);
}

function minuteOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function after(minute: number, time: string): number {
  const at = Math.floor(minute / DAY_MINUTES) * DAY_MINUTES + minuteOfDay(time);
  return at > minute ? at : at + DAY_MINUTES;
}

function atOrAfter(minute: number, time: string): number {
  const at = minuteOfDay(time);
  return at >= minute ? at : at + DAY_MINUTES;
}
