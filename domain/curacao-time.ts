/**
 * The calendar and clock of the island: UTC−4 all year, whatever zone the server or the browser is in.
 * Dates are "YYYY-MM-DD", times "HH:MM:SS"; both sort as text. Ranges leave their end out.
 */
const OFFSET_MS = -4 * 60 * 60 * 1000;

const OFFSET = "-04:00";

export type DateRange = { readonly start: string; readonly end: string };

export type InstantRange = { readonly start: Date; readonly end: Date };

/** The day on the island at an instant. */
export function curacaoDate(instant: Date): string {
  return shifted(instant).slice(0, 10);
}

/** The time of day on the island at an instant. */
export function curacaoTime(instant: Date): string {
  return shifted(instant).slice(11, 19);
}

/** The instant of a date and time on the island. */
export function instantOf(date: string, time: string): Date {
  return new Date(`${date}T${time}${OFFSET}`);
}

/** Whether a text is a day of the calendar, from 1900 to 2999: "2026-02-30" is not, and "0226-11-20" is a slip. */
export function isDate(text: string): boolean {
  const match = /^((?:19|2\d)\d{2})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  if (month === 2) return isLeap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** A time of day as "HH:MM:SS", from "HH:MM" or "HH:MM:SS"; null when it is neither. */
export function parseTime(text: string): string | null {
  const match = /^([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d))?$/.exec(text);
  return match ? `${match[1]}:${match[2]}:${match[3] ?? "00"}` : null;
}

function shifted(instant: Date): string {
  return new Date(instant.getTime() + OFFSET_MS).toISOString();
}
