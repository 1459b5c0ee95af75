import { dayFaults } from "./shift-faults.ts";
import { DAY_MINUTES, minutesOf, type ShiftTimes } from "./shift-times.ts";

/** Hours and break of a day as people type them: "6-10, 16-20:30" and "30 12-14". */
export type TypedDay = { readonly hours: string; readonly pause: string };

type Span = { readonly from: string; readonly until: string };

/** "8", "8:30", "8.30" or "830". */
const TIME = /^(\d{1,2})(?:[:.](\d{2}))?$|^(\d{1,2})(\d{2})$/;

/**
 * The shifts that somebody typed, or which of the two fields isn't right. A break is minutes and between when, "30 12-14"; minutes alone are
 * taken at any time of the shift, and times alone are the break itself. With several shifts it is of the one in which it falls.
 */
export function readTypedDay({ hours, pause }: TypedDay): {
  readonly shifts: readonly ShiftTimes[];
  readonly fault: "hours" | "pause" | null;
} {
  const spans = readSpans(hours);
  if (spans === null) return { shifts: [], fault: "hours" };
  const shifts = spans.map((span): ShiftTimes => ({ ...span, break: null }));
  if (dayFaults(shifts).length > 0) return { shifts, fault: "hours" };
  if (pause.trim() === "") return { shifts, fault: null };
  for (const [index, shift] of shifts.entries()) {
    const own = readBreak(pause, shift);
    if (own === null) return { shifts, fault: "pause" };
    const withBreak = shifts.with(index, { ...shift, break: own });
    if (dayFaults(withBreak).length === 0) return { shifts: withBreak, fault: null };
  }
  return { shifts, fault: "pause" };
}

/** Shifts as they would be typed, as short as it goes. */
export function writeTypedDay(shifts: readonly ShiftTimes[]): TypedDay {
  const pause = shifts.map((shift) => shift.break).find((one) => one !== null);
  return {
    hours: shifts.map(writeSpan).join(", "),
    pause: !pause ? "" : isItself(pause) ? writeSpan(pause) : `${pause.minutes} ${writeSpan(pause)}`,
  };
}

/** "8–17" or "8:30–17" */
export function writeSpan({ from, until }: Span): string {
  return `${shortTime(from)}–${shortTime(until)}`;
}

/** A break that fills its times is taken at just these. */
export function isItself({ minutes, from, until }: NonNullable<ShiftTimes["break"]>): boolean {
  const span = minutesOf({ from, until, break: null });
  return span.until - span.from === minutes;
}

function readSpans(text: string): Span[] | null {
  const parts = text
    .split(/[,;+]/)
    .map((part) => part.trim())
    .filter((part) => part !== "");
  const spans = parts.map(readSpan);
  return spans.every((span) => span !== null) ? spans : null;
}

function readSpan(text: string): Span | null {
  const [from, until, ...more] = text.split(/\s*[-–—]\s*/).map(readTime);
  if (!from || !until || more.length > 0 || from === until) return null;
  return { from, until };
}

function readBreak(text: string, shift: ShiftTimes): ShiftTimes["break"] {
  const [, minutes = "", between = ""] =
    /^(?:(\d{1,3})\s*(?:min\.?|m)?(?=\s|$))?\s*(.*)$/.exec(text.trim()) ?? [];
  if (between === "")
    return minutes === "" ? null : { minutes: Number(minutes), from: shift.from, until: shift.until };
  const span = readSpan(between);
  if (span === null) return null;
  const times = minutesOf({ ...span, break: null });
  return { ...span, minutes: minutes === "" ? times.until - times.from : Number(minutes) };
}

function readTime(text: string): string | null {
  const [, hour = "", minute = "0", hours, minutes] = TIME.exec(text) ?? [];
  const [h, m] = [Number(hours ?? (hour || NaN)), Number(minutes ?? minute)];
  if (!(h * 60 + m <= DAY_MINUTES) || m > 59) return null;
  return `${String(h % 24).padStart(2, "0")}:${String(m).padStart(2, "0")}`;
}

function shortTime(time: string): string {
  const [hours = "", minutes = ""] = time.split(":");
  return minutes === "00" ? String(Number(hours)) : `${Number(hours)}:${minutes}`;
}
