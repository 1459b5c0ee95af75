import { z } from "zod";
import { addDays } from "../domain/curacao-days.ts";
import { isDate } from "../domain/curacao-time.ts";

/** A day of the island's calendar. */
export const islandDaySchema = z.string().refine(isDate, "A date is YYYY-MM-DD.");

/**
 * Which days a call is about, the same in every call that takes them: days of the island's calendar, the end left out. One without the other is
 * open on its other side. Screens that ask for a last day send the day after it.
 */
export const dayRangeQuery = z.object({
  start_date: islandDaySchema.optional(),
  end_date: islandDaySchema.optional().describe("The day after the last."),
});
export type AskedDays = z.output<typeof dayRangeQuery>;

/** The same days as people say them, the last one included. */
export function saidDays({ start_date, end_date }: AskedDays): AskedDays {
  return {
    ...(start_date === undefined ? {} : { start_date }),
    ...(end_date === undefined ? {} : { end_date: addDays(end_date, -1) }),
  };
}
