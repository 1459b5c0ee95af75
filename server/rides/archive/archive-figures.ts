import { addDays, addMonths, monthOf } from "../../../domain/curacao-days.ts";
import { curacaoDate, instantOf } from "../../../domain/curacao-time.ts";
import type { ArchiveFilter } from "../../../contract/rides/ride-archive.ts";
import type { Db } from "../../database/connect.ts";
import {
  type ArchiveScope,
  type DriverFigures,
  sumMonthsByDriver,
  sumRidesByDriver,
} from "./ride-archive.queries.ts";

export type ArchiveFigures = {
  rides: number;
  fareCents: number;
  distanceM: number;
  /** The driver with the most of them. */
  busiest: DriverFigures | null;
};

/** Nobody has driven or paid them. */
const NO_FIGURES: ArchiveFigures = { rides: 0, fareCents: 0, distanceM: 0, busiest: null };

type Asked = { filter: ArchiveFilter; scope: ArchiveScope; now: Date };

/**
 * The totals of all rides that match a filter. Whole months come from the running totals and only the days beside them
 * are counted. A text is counted ride by ride, and so are a type and a zone at once within certain days.
 */
export async function readArchiveFigures(db: Db, { filter, scope, now }: Asked): Promise<ArchiveFigures> {
  const { text, driverId, vehicleType, zone } = scope;
  if (!scope.statuses.includes("Completed")) {
    const { rides } = together(await sumRidesByDriver(db, scope));
    return { ...NO_FIGURES, rides };
  }
  const { months, days } = partsOf(filter, curacaoDate(now));
  const isAllTime = months !== null && months.from === null && months.until === null;
  if (text !== null || (vehicleType !== null && zone !== null && !isAllTime)) {
    return together(await sumRidesByDriver(db, scope));
  }
  const found = months ? await sumMonthsByDriver(db, { ...months, driverId, vehicleType, zone }) : [];
  for (const { from, until } of days) {
    const part = { from: midnight(from), until: midnight(until) };
    found.push(...(await sumRidesByDriver(db, { ...scope, ...part })));
  }
  return together(found);
}

type Days = { from: string | null; until: string | null };

/** Cuts the days of a filter into whole months and what is left before and behind them. Every end is left out. */
function partsOf(
  { start_date, end_date }: Pick<ArchiveFilter, "start_date" | "end_date">,
  today: string,
): { months: Days | null; days: Days[] } {
  const from = start_date ?? null;
  // Nothing is completed after today, so that a range which reaches that far has no end.
  const until = end_date !== undefined && end_date <= today ? end_date : null;
  const first = from && firstOfMonth(addDays(from, -1), 1);
  const last = until && firstOfMonth(until, 0);
  if (first !== null && last !== null && first >= last) return { months: null, days: [{ from, until }] };
  return {
    months: { from: first, until: last },
    days: [
      ...(from !== null && from !== first ? [{ from, until: first }] : []),
      ...(until !== null && until !== last ? [{ from: last, until }] : []),
    ],
  };
}

/** The first of the month of a day, or of a month after it. */
function firstOfMonth(day: string, monthsLater: 0 | 1): string {
  return `${addMonths(monthOf(day), monthsLater)}-01`;
}

function midnight(day: string | null): Date | null {
  return day === null ? null : instantOf(day, "00:00:00");
}

function together(parts: readonly DriverFigures[]): ArchiveFigures {
  const drivers = new Map<number, DriverFigures>();
  const all = { rides: 0, fareCents: 0, distanceM: 0 };
  for (const part of parts) {
    const before = drivers.get(part.driverId);
    drivers.set(part.driverId, before ? sumOf(before, part) : part);
    Object.assign(all, sumOf(all, part));
  }
  const [busiest = null] = [...drivers.values()]
    .filter(({ rides }) => rides > 0)
    .toSorted((a, b) => b.rides - a.rides || a.driverId - b.driverId);
  return { ...all, busiest };
}

function sumOf<T extends Omit<DriverFigures, "driverId">>(one: T, other: Omit<DriverFigures, "driverId">): T {
  return {
    ...one,
    rides: one.rides + other.rides,
    fareCents: one.fareCents + other.fareCents,
    distanceM: one.distanceM + other.distanceM,
  };
}
