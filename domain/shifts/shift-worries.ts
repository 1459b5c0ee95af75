import { DAY_MINUTES, minutesOf, type ShiftTimes, workedMinutes } from "./shift-times.ts";

/** How long a driver may work on a day, and must rest before the next. */
export type WorkingLimits = { readonly longestDayHours: number; readonly restHours: number };

/** The shifts of days one after the other, a day without any among them. */
export type DayShifts = { readonly day: string; readonly shifts: readonly ShiftTimes[] };

export type ShiftWorry = {
  readonly kind: "long_day" | "short_rest";
  /** The day that is long, or that begins too soon after the one before. */
  readonly day: string;
  /** How long it is, or how long the rest before it. */
  readonly minutes: number;
};

/** The objections of the law of working hours to some days. They are said and not forced: who drives when is for the company to decide. */
export function shiftWorries(days: readonly DayShifts[], limits: WorkingLimits): ShiftWorry[] {
  const long = days.flatMap(({ day, shifts }): ShiftWorry[] => {
    const minutes = shifts.reduce((sum, shift) => sum + workedMinutes(shift), 0);
    return minutes > limits.longestDayHours * 60 ? [{ kind: "long_day", day, minutes }] : [];
  });
  const spans = days.map(({ day, shifts }, index) => {
    const times = shifts.map(minutesOf);
    const midnight = index * DAY_MINUTES;
    return {
      day,
      from: midnight + Math.min(...times.map(({ from }) => from)),
      until: midnight + Math.max(...times.map(({ until }) => until)),
    };
  });
  const worked = spans.filter(({ from }) => Number.isFinite(from));
  const rests = worked.flatMap(({ day, from }, index): ShiftWorry[] => {
    const before = worked[index - 1];
    const minutes = before ? from - before.until : Number.POSITIVE_INFINITY;
    return minutes < limits.restHours * 60
      ? [{ kind: "short_rest", day, minutes: Math.max(0, minutes) }]
      : [];
  });
  return [...long, ...rests].toSorted((one, other) => one.day.localeCompare(other.day));
}
