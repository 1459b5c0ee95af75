import type { ShiftsRow } from "../../contract/shifts/shifts.ts";
import { groupBy } from "../../domain/group-by.ts";
import { noonOf } from "../../domain/curacao-days.ts";
import { isItself, writeSpan } from "../../domain/shifts/typed-day.ts";
import type { ShiftTimes } from "../../domain/shifts/shift-times.ts";
import { useFormats } from "../language/formats.ts";
import { useStrings } from "../language/language-context.ts";

/** Shifts, breaks and what the law would say of them, in words. */
export function useHoursText() {
  const text = useStrings("shifts");
  const { weekday } = useFormats();
  const duration = (minutes: number) =>
    minutes % 60 === 0
      ? text.wholeHours(minutes / 60)
      : text.duration(Math.floor(minutes / 60), minutes % 60);
  const pause = (own: NonNullable<ShiftTimes["break"]>) =>
    isItself(own) ? text.breakAt(writeSpan(own)) : text.breakWithin(own.minutes, writeSpan(own));
  return {
    /** 8 h 30 min */
    duration,
    /** break 13–13:30 */
    pause,
    /** 8–17, break 13–13:30 */
    day: ({ shifts }: { readonly shifts: readonly ShiftTimes[] }) =>
      shifts.length === 0
        ? text.off
        : shifts
            .map((one) => [writeSpan(one), one.break ? pause(one.break) : ""].filter(Boolean).join(", "))
            .join("; "),
    /** Friday has 11 h of work. The longest day is 10 h. Several of a kind are one sentence. */
    worries: (all: ShiftsRow["worries"], limits: Limits): string[] =>
      groupBy(all, ({ kind }) => kind).map(([kind, [first, ...more]]) => {
        const bound = duration((kind === "long_day" ? limits.longest_day_hours : limits.rest_hours) * 60);
        if (more.length > 0)
          return (kind === "long_day" ? text.longDays : text.shortRests)(more.length + 1, bound);
        const say = kind === "long_day" ? text.longDay : text.shortRest;
        return first ? say(weekday(noonOf(first.day)), duration(first.minutes), bound) : "";
      }),
  };
}

type Limits = { readonly longest_day_hours: number; readonly rest_hours: number };
