import { addDays, noonOf } from "../curacao-days.ts";
import { curacaoDate, instantOf } from "../curacao-time.ts";

/** On the island's clock, on a Monday, before the office opens. */
const AT = "06:30:00";
const DAYS_OF_A_WEEK = 7;

/** The days of a week from Monday to Sunday. */
export type WholeWeek = { readonly firstDay: string; readonly lastDay: string };

/** The Monday of the last week whose mail is due: that of the week before, from Monday morning on. */
export function weekDue(now: Date): string {
  const today = curacaoDate(now);
  const monday = mondayOf(today);
  const isMorning = now >= instantOf(monday, AT);
  return addDays(monday, isMorning ? -DAYS_OF_A_WEEK : -2 * DAYS_OF_A_WEEK);
}

/** The last week that is over, whether its mail is due or not. */
export function lastWeek(now: Date): string {
  return addDays(mondayOf(curacaoDate(now)), -DAYS_OF_A_WEEK);
}

export function daysOfWeek(monday: string): WholeWeek {
  return { firstDay: monday, lastDay: addDays(monday, DAYS_OF_A_WEEK - 1) };
}

export function weekBefore(monday: string): string {
  return addDays(monday, -DAYS_OF_A_WEEK);
}

function mondayOf(day: string): string {
  const sinceMonday = (noonOf(day).getUTCDay() + 6) % DAYS_OF_A_WEEK;
  return addDays(day, -sinceMonday);
}
