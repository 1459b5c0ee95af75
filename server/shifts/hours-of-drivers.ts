import { addDays } from "../../domain/curacao-days.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { groupBy } from "../../domain/group-by.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { minutesOf, momentOf, shiftsOn, type ShiftTimes } from "../../domain/shifts/shift-times.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db, Trx } from "../database/connect.ts";
import { homeOf } from "./present-shifts.ts";
import { listShiftDays, listWrittenWeeks } from "./shifts.queries.ts";

/** A stretch of hours with its breaks, as moments. */
type ShiftHours = {
  readonly from: Date;
  readonly until: Date;
  /** Nobody wrote them: the driver has no week, only some days of their own. */
  readonly assumed: boolean;
  readonly breaks: readonly { readonly from: Date; readonly until: Date; readonly minutes: number }[];
};

export type HoursOfDriver = { readonly hours: readonly ShiftHours[] | null; readonly home: Point | null };

/** A driver without a week works like this on the days of which nothing is written. */
const ANY_DAY: ShiftTimes = { from: "06:00", until: "00:00", break: null };

/**
 * The shifts of the next hours by driver, the one that is on included. A driver of whom nothing is written is missing; of one with a home
 * alone the hours are null.
 */
export async function readHoursOfDrivers(
  db: Db | Trx,
  { now, hours }: { now: Date; hours: number },
): Promise<Map<number, HoursOfDriver>> {
  const end = new Date(now.getTime() + hours * HOUR_MS);
  // A shift of last night may still be on.
  const first = addDays(curacaoDate(now), -1);
  const before = addDays(curacaoDate(end), 1);
  const otherwise = new Map(
    groupBy(await listShiftDays(db, { from: first, before }), (row) => String(row.driver_id)),
  );
  const found = new Map<number, HoursOfDriver>();
  for (const row of await listWrittenWeeks(db)) {
    const days = otherwise.get(String(row.driver_id)) ?? [];
    const week = row.week ?? [];
    const home = homeOf(row);
    const isWritten = week.length > 0 || days.length > 0;
    if (!isWritten && home === null) continue;
    const shifts = isWritten ? stretches({ first, before, week, days }) : null;
    found.set(row.driver_id, {
      home,
      hours: shifts && shifts.filter(({ from, until }) => until > now && from < end),
    });
  }
  return found;
}

type Written = Parameters<typeof shiftsOn>[1] & { first: string; before: string };

function stretches({ first, before, ...written }: Written): ShiftHours[] {
  const found: ShiftHours[] = [];
  for (let day = first; day < before; day = addDays(day, 1)) {
    const { shifts, by } = shiftsOn(day, written);
    const assumed = by === "week" && written.week.length === 0;
    for (const shift of assumed ? [ANY_DAY] : shifts) found.push({ ...momentsOf(day, shift), assumed });
  }
  return found;
}

function momentsOf(day: string, shift: ShiftTimes): Omit<ShiftHours, "assumed"> {
  const { from, until, break: pause } = minutesOf(shift);
  return {
    from: momentOf(day, from),
    until: momentOf(day, until),
    breaks: pause
      ? [{ from: momentOf(day, pause.from), until: momentOf(day, pause.until), minutes: pause.minutes }]
      : [],
  };
}
