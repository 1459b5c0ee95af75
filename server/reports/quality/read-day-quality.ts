import type { DayQuality, QualityDriver, QualityHour } from "../../../contract/reports/day-quality.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { addDays, instantsOf } from "../../../domain/curacao-days.ts";
import { type InstantRange, curacaoDate, curacaoTime } from "../../../domain/curacao-time.ts";
import { DAY_MS, HOUR_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import type { DayInHindsight, DrivenDay } from "../../dispatch/plan/look-back-at.ts";
import type { RefusedHour } from "../../promises/refused/read-refused-times.ts";
import { type HoursOfDriver, readHoursOfDrivers } from "../../shifts/hours-of-drivers.ts";
import { carHours } from "./car-hours.ts";
import { type JudgedRide, countRides, judgeRides } from "./judge-rides.ts";
import {
  type MovesRow,
  countMoves,
  countToldByDay,
  listDriversOf,
  listPromisedRides,
} from "./quality.queries.ts";
import { type DrivenCar, drivenDay, kmByDriver, kmWithPassengers } from "./driven-day.ts";
import { USUAL_DAYS, usualDays } from "./usual-days.ts";

export type QualityPorts = {
  readonly lookBackAt: (driven: DrivenDay) => Promise<DayInHindsight>;
  readonly readRefusedTimes: (db: Db, range: InstantRange) => Promise<RefusedHour[]>;
};

type Asked = { readonly day: string; readonly now: Date } & QualityPorts;

/** How good a day was, beside what could have been and what is usual. */
export async function readDayQuality(db: Db, { day, now, ...ports }: Asked): Promise<DayQuality> {
  const range = instantsOf({ start: day, end: addDays(day, 1) });
  const first = addDays(day, -USUAL_DAYS);
  const all = instantsOf({ start: first, end: addDays(day, 1) });
  const judged = judgeRides(await listPromisedRides(db, all), now);
  const refused = await ports.readRefusedTimes(db, all);
  const told = await countToldByDay(db, all);
  const moves = await countMoves(db, all);
  const shifts = await readHoursOfDrivers(db, {
    now: all.start,
    hours: ((USUAL_DAYS + 1) * DAY_MS) / HOUR_MS,
  });

  const rides = judged.filter(({ ride }) => dayOf(ride.promised_at) === day);
  const refusedToday = refused.filter((row) => row.day === day);
  const movesToday = moves.filter((row) => row.day === day);
  const cars = carsOf(rides, { shifts, day: range });
  const seen = await ports.lookBackAt(drivenDay(rides, { cars, start: range.start }));
  const kmOf = kmByDriver(cars, seen);
  const onTime = rides.filter((one) => one.onTime).length;
  const names = new Map((await listDriversOf(db, [...cars.keys()])).map((row) => [row.id, row]));
  const drivers = [...cars].map(([id, car]): QualityDriver => {
    const row = names.get(id);
    const { promises, kept, on_time, time_unknown } = countRides(car.rides, 0);
    return {
      driver_id: id,
      name: row ? fullName(row) || row.username : "",
      plate: row?.plate ?? "",
      rides: car.rides.filter(({ ride }) => ride.completed_at !== null).length,
      promises,
      kept,
      on_time,
      time_unknown,
      paid_km: kmWithPassengers(car.rides),
      empty_km: kmOf(id).km,
      paid_minutes: car.hours.paidMinutes,
      car_minutes: car.hours.carMinutes,
      on_a_shift: car.hours.onAShift,
      moved: movesOf(movesToday.filter((move) => move.from_driver_id === id)),
    };
  });
  const emptyKm = drivers.flatMap(({ empty_km }) => empty_km ?? []);
  const carMinutes = drivers.flatMap(({ car_minutes }) => car_minutes ?? []);
  const driving = drivers.filter(({ rides: driven }) => driven > 0);
  return {
    day,
    so_far: now < range.end,
    ...countRides(rides, refusedBefore(refusedToday)),
    cancelled: rides.filter(({ cancelled }) => cancelled).length,
    // The bound is never below the day itself: a car may have been faster than the streets say.
    possible: seen.possible && Math.max(seen.possible.size, onTime),
    paid_km: kmWithPassengers(rides),
    empty_km: emptyKm.length === 0 ? null : sum(emptyKm),
    unknown_ways: sum([...cars.keys()].map((id) => kmOf(id).unknown)),
    paid_minutes: sum(drivers.map(({ paid_minutes }) => paid_minutes)),
    car_minutes: carMinutes.length === 0 ? null : sum(carMinutes),
    drivers_driving: driving.length,
    drivers_without_shift: driving.filter(({ on_a_shift }) => !on_a_shift).length,
    told: told.find((row) => row.day === day)?.told ?? 0,
    told_moved: movesOf(movesToday),
    moved_why: reasonsOf(movesToday),
    offered: sum(refusedToday.map(({ offered }) => offered)),
    offers_taken: sum(refusedToday.map(({ taken }) => taken)),
    hours: hoursOf(rides, { refused: refusedToday, possible: seen.possible }),
    drivers: drivers.toSorted(
      (one, other) => paidShare(other) - paidShare(one) || one.driver_id - other.driver_id,
    ),
    before: usualDays({ day, judged, refused, told, moves, shifts }),
  };
}

/** The cars of everybody whose shift is written down or who has rides. */
function carsOf(
  rides: readonly JudgedRide[],
  { shifts, day }: { shifts: ReadonlyMap<number, HoursOfDriver>; day: InstantRange },
): Map<number, DrivenCar> {
  const ids = new Set([...shifts.keys(), ...rides.flatMap(({ ride }) => ride.driver_id ?? [])]);
  const cars = [...ids].map((id): [number, DrivenCar] => {
    const own = rides.filter(({ ride, cancelled }) => ride.driver_id === id && !cancelled);
    return [id, { rides: own, hours: carHours(own, { written: shifts.get(id), day }) }];
  });
  return new Map(cars.filter(([, { rides: own, hours }]) => own.length > 0 || hours.onAShift));
}

function hoursOf(
  rides: readonly JudgedRide[],
  { refused, possible }: { refused: readonly RefusedHour[]; possible: DayInHindsight["possible"] },
): QualityHour[] {
  const hours = Array.from({ length: 24 }, (_, hour) => {
    const own = rides.filter(({ ride }) => hourOf(ride.promised_at) === hour);
    const counted = countRides(own, refusedBefore(refused.filter((row) => row.hour === hour)));
    const best = possible && own.filter(({ ride }) => possible.has(ride.id)).length;
    return { hour, ...counted, possible: best && Math.max(best, counted.on_time) };
  });
  const [first, last] = [hours.find(isAsked), hours.findLast(isAsked)];
  return hours.filter(({ hour }) => first && last && hour >= first.hour && hour <= last.hour);
}

function isAsked({ asked }: QualityHour): boolean {
  return asked > 0;
}

/** Requests whose time was full and that took no other. */
function refusedBefore(refused: readonly RefusedHour[]): number {
  return sum(refused.map((row) => row.refused - row.taken));
}

function movesOf(rows: readonly MovesRow[]): number {
  return sum(rows.map(({ moves }) => moves));
}

function reasonsOf(rows: readonly MovesRow[]): DayQuality["moved_why"] {
  return [...new Set(rows.map(({ why }) => why))].map((why) => ({
    why,
    moves: movesOf(rows.filter((row) => row.why === why)),
  }));
}

function paidShare({ paid_minutes, car_minutes }: QualityDriver): number {
  return car_minutes ? paid_minutes / car_minutes : -1;
}

function dayOf(instant: Date): string {
  return curacaoDate(instant);
}

function hourOf(instant: Date): number {
  return Number(curacaoTime(instant).slice(0, 2));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
