import type { AskedDays } from "../../../contract/day-range.ts";
import { type InstantRange, instantOf } from "../../../domain/curacao-time.ts";
import type { Db } from "../../database/connect.ts";
import { countRefusedByDay } from "./refused-times.queries.ts";

/** Requests for a time that was full: how many, how many of them were offered others, and how many took one of these. */
export type RefusedHour = {
  readonly day: string;
  readonly hour: number;
  readonly refused: number;
  readonly offered: number;
  readonly taken: number;
};

/** Requests whose time was full, by the hour that they wanted. */
export async function readRefusedTimes(db: Db, range: InstantRange): Promise<RefusedHour[]> {
  return (await countRefusedByDay(db, range)).map((row) => ({ ...row, hour: Number(row.hour) }));
}

const HOURS = 24;

/** How often a time was full by the hour it was wanted for, and how often another was taken. */
export async function readRefusedHours(db: Db, { start_date, end_date }: AskedDays) {
  const midnight = (day: string | undefined) => (day === undefined ? undefined : instantOf(day, "00:00:00"));
  const rows = await countRefusedByDay(db, { start: midnight(start_date), end: midnight(end_date) });
  const hours = Array.from({ length: HOURS }, (_, hour) => ({ hour, full: 0, taken: 0 }));
  for (const row of rows) {
    const sum = hours[Number(row.hour)];
    if (!sum) continue;
    sum.full += Number(row.refused);
    sum.taken += Number(row.taken);
  }
  return { hours };
}
