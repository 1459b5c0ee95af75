import { DAY_MINUTES, minutesOf, type ShiftTimes, type WeekShift } from "./shift-times.ts";

const WEEK_MINUTES = 7 * DAY_MINUTES;

/** Two shifts at once, or a break for which there is no room. */
export type ShiftFault = { readonly index: number; readonly fault: "overlap" | "break" };

/** The faults of the shifts of one day. */
export function dayFaults(shifts: readonly ShiftTimes[]): ShiftFault[] {
  const spans = shifts.map((shift) => minutesOf(shift));
  return [...breakFaults(shifts), ...overlaps(spans)];
}

/** The faults of a week, whose last night may run into its first morning. */
export function weekFaults(week: readonly WeekShift[]): ShiftFault[] {
  const spans = week.map((shift) => {
    const { from, until } = minutesOf(shift);
    const midnight = (shift.weekday - 1) * DAY_MINUTES;
    return { from: midnight + from, until: midnight + until };
  });
  const over = spans.map((span) => ({ from: span.from - WEEK_MINUTES, until: span.until - WEEK_MINUTES }));
  const found = overlaps([...spans, ...over]).map(({ index }) => index % week.length);
  const wrong = [...new Set(found)].map((index): ShiftFault => ({ index, fault: "overlap" }));
  return [...breakFaults(week), ...wrong];
}

function breakFaults(shifts: readonly ShiftTimes[]): ShiftFault[] {
  return shifts.flatMap((shift, index): ShiftFault[] => {
    const { from, until, break: pause } = minutesOf(shift);
    if (!pause) return [];
    const hasRoom = pause.from + pause.minutes <= pause.until;
    const isWithin = pause.from >= from && pause.until <= until;
    return hasRoom && isWithin ? [] : [{ index, fault: "break" }];
  });
}

/** The later of two that are at once. */
function overlaps(spans: readonly { readonly from: number; readonly until: number }[]): ShiftFault[] {
  const inOrder = spans
    .map((span, index) => ({ ...span, index }))
    .toSorted((one, other) => one.from - other.from);
  let end = Number.NEGATIVE_INFINITY;
  return inOrder.flatMap(({ from, until, index }): ShiftFault[] => {
    const isOver = from < end;
    end = Math.max(end, until);
    return isOver ? [{ index, fault: "overlap" }] : [];
  });
}
