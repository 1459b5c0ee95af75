import type { DayQuality, Usual } from "../../../contract/reports/day-quality.ts";
import { addDays, instantsOf } from "../../../domain/curacao-days.ts";
import { curacaoDate } from "../../../domain/curacao-time.ts";
import { groupBy } from "../../../domain/group-by.ts";
import type { RefusedHour } from "../../promises/refused/read-refused-times.ts";
import type { HoursOfDriver } from "../../shifts/hours-of-drivers.ts";
import { carHours } from "./car-hours.ts";
import { type JudgedRide, countRides } from "./judge-rides.ts";
import type { MovesRow } from "./quality.queries.ts";

/** A day is held against so many before it. */
export const USUAL_DAYS = 30;

type Days = {
  readonly day: string;
  readonly judged: readonly JudgedRide[];
  readonly refused: readonly RefusedHour[];
  readonly told: readonly { readonly day: string; readonly told: number }[];
  readonly moves: readonly MovesRow[];
  readonly shifts: ReadonlyMap<number, HoursOfDriver>;
};

/** The range of the figures of the days before, each day by itself and only those on which anybody was promised a ride. */
export function usualDays({ day, judged, refused, told, moves, shifts }: Days): DayQuality["before"] {
  const byDay = groupBy(judged, ({ ride }) => curacaoDate(ride.promised_at));
  const days = [...byDay].filter(([of, rides]) => of < day && rides.some(({ promise }) => promise));
  const figures = days.map(([of, rides]) => {
    const turnedAway = refused
      .filter((row) => row.day === of)
      .reduce((sum, row) => sum + row.refused - row.taken, 0);
    const counts = countRides(rides, turnedAway);
    const known = counts.promises - counts.time_unknown;
    const toldRides = told.find((row) => row.day === of)?.told ?? 0;
    const moved = moves.filter((row) => row.day === of).reduce((sum, row) => sum + row.moves, 0);
    return {
      kept: percent(counts.on_time, known),
      onTime: percent(counts.on_time, counts.asked - counts.time_unknown),
      paid: paidShare(of, rides, shifts),
      moved: percent(moved, toldRides),
    };
  });
  return {
    days: days.length,
    promises_kept: usual(figures.map(({ kept }) => kept)),
    on_time: usual(figures.map(({ onTime }) => onTime)),
    paid_share: usual(figures.map(({ paid }) => paid)),
    moved_of_100: usual(figures.map(({ moved }) => moved)),
  };
}

function paidShare(
  day: string,
  rides: readonly JudgedRide[],
  shifts: ReadonlyMap<number, HoursOfDriver>,
): number | null {
  const range = instantsOf({ start: day, end: addDays(day, 1) });
  const ids = new Set([...shifts.keys(), ...rides.flatMap(({ ride }) => ride.driver_id ?? [])]);
  const hours = [...ids].map((id) =>
    carHours(
      rides.filter(({ ride, cancelled }) => ride.driver_id === id && !cancelled),
      { written: shifts.get(id), day: range },
    ),
  );
  const sum = (of: (one: (typeof hours)[number]) => number) => hours.reduce((all, one) => all + of(one), 0);
  return percent(
    sum(({ paidMinutes }) => paidMinutes),
    sum(({ carMinutes }) => carMinutes ?? 0),
  );
}

function percent(part: number, of: number): number | null {
  return of <= 0 ? null : Math.round((part / of) * 1_000) / 10;
}

function usual(percents: readonly (number | null)[]): Usual | null {
  const known = percents.filter((one) => one !== null).toSorted((one, other) => one - other);
  const [low] = known;
  const [high, middle] = [known.at(-1), known[Math.floor(known.length / 2)]];
  return low === undefined || high === undefined || middle === undefined ? null : { low, middle, high };
}
