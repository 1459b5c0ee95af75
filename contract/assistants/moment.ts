import { z } from "zod";
import { instantOf, isDate, parseTime } from "../../domain/curacao-time.ts";

const MOMENT_SENTENCE =
  "A time is written like 2026-11-27T14:30 on Curaçao's clock, or with an offset like 2026-11-27T14:30-04:00.";

const ON_THE_ISLAND = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)$/;
const WITH_OFFSET = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** A time as an assistant writes it; without an offset it is the island's. */
export const timeInput = z
  .string(MOMENT_SENTENCE)
  .trim()
  .transform((typed, context) => {
    const instant = readTime(typed);
    if (instant !== null) return instant.toISOString();
    context.addIssue(MOMENT_SENTENCE);
    return z.NEVER;
  });

/** The same, or as soon as a car can be there. */
export const momentInput = z.union([z.literal("now"), timeInput], {
  error: `${MOMENT_SENTENCE} As soon as possible is now.`,
});

function readTime(typed: string): Date | null {
  const [, date = "", time = ""] = ON_THE_ISLAND.exec(typed) ?? [];
  const onTheIsland = isDate(date) ? parseTime(time) : null;
  if (onTheIsland !== null) return instantOf(date, onTheIsland);
  const day = WITH_OFFSET.exec(typed)?.[1];
  const instant = new Date(typed);
  return day !== undefined && isDate(day) && !Number.isNaN(instant.getTime()) ? instant : null;
}
