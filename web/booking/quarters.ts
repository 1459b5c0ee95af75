import { isDate } from "../../domain/curacao-time.ts";
import { TIME_STEP_MINUTES, nextQuarter } from "./booking-draft.ts";

/** The quarters of an hour that can still be chosen on a day; none when it is over or no day at all. */
export function quartersOf(date: string, now: Date): string[] {
  if (!isDate(date)) return [];
  const first = nextQuarter(now);
  const all = Array.from({ length: (24 * 60) / TIME_STEP_MINUTES }, (_, index) => {
    const minutes = index * TIME_STEP_MINUTES;
    return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
  });
  return all.filter((time) => `${date}T${time}` >= first);
}
