import { readTypedDay, writeTypedDay } from "../../domain/shifts/typed-day.ts";
import { shiftsOn, WEEKDAYS, type WeekShift, type Weekday } from "../../domain/shifts/shift-times.ts";
import { weekFaults } from "../../domain/shifts/shift-faults.ts";

type WeekField = `${"hours" | "pause"}${Weekday}`;
/** A week as it is typed: a line of hours and one of the break for each day. */
export type WeekValues = { readonly [Field in WeekField]: string };

/** A Monday, from which the days of a week are counted. */
const A_MONDAY = [
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-26",
  "2026-11-27",
  "2026-11-28",
  "2026-11-29",
];

export function dayLike(weekday: Weekday): string {
  return A_MONDAY[weekday - 1] ?? "";
}

export function weekValues(week: readonly WeekShift[]): WeekValues {
  const lines = WEEKDAYS.flatMap((weekday) => {
    const { shifts } = shiftsOn(dayLike(weekday), { week, days: [] });
    const { hours, pause } = writeTypedDay(shifts);
    return [
      [`hours${weekday}`, hours],
      [`pause${weekday}`, pause],
    ];
  });
  return Object.fromEntries(lines) as WeekValues;
}

/** The week that was typed, as far as it can be read. */
export function typedWeek(values: WeekValues): WeekShift[] {
  return WEEKDAYS.flatMap((weekday) =>
    typedDay(values, weekday).shifts.map((shift) => ({ weekday, ...shift })),
  );
}

/** The rules of the fields: each line is read by itself. */
export const WEEK_RULES = Object.fromEntries(
  WEEKDAYS.flatMap((weekday) =>
    (["hours", "pause"] as const).map((field) => [
      `${field}${weekday}`,
      (_text: string, values: WeekValues) =>
        typedDay(values, weekday).fault === field ? "check" : undefined,
    ]),
  ),
) as { readonly [Field in WeekField]: (text: string, values: WeekValues) => "check" | undefined };

/** Whether a night runs into the next day's shift. */
export function hasOverlap(values: WeekValues): boolean {
  return weekFaults(typedWeek(values)).some(({ fault }) => fault === "overlap");
}

function typedDay(values: WeekValues, weekday: Weekday) {
  return readTypedDay({ hours: values[`hours${weekday}`], pause: values[`pause${weekday}`] });
}
