import { groupBy } from "../../../domain/group-by.ts";
import { HOUR_MS, MINUTE_MS } from "../../../domain/time-units.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { type Reading, type RosterDriver, readRoster } from "../../drivers/roster.ts";
import type { Plan } from "../../planning/plan.ts";
import type { PlanCar, PlanProblem, PlanRide } from "../../planning/plan-problem.ts";
import { listMissedInARow } from "../offers.queries.ts";
import { TOLD_BEFORE_MINUTES, carsNotFor } from "./cars-not-for.ts";
import { carsOf } from "./cars-of.ts";
import { type DayClock, dayClock } from "./day-clock.ts";
import {
  type RideToPlan,
  listClosures,
  listEquipment,
  listLiked,
  listNos,
  listOutages,
  listRidesToPlan,
  sumPaidMinutes,
} from "./plan.queries.ts";
import { pausesAfter, readFreshNos } from "./missed-offers.ts";
import type { PlanPlaces } from "./plan-places.ts";
import { rideOf } from "./ride-of.ts";
import { type ReadAnswers, relianceBy } from "./read-reliance.ts";
import { readShifts } from "./read-shifts.ts";
import { type WorkingHours, hoursFrom } from "./working-hours.ts";

/** How far ahead rides are planned: today, the night, and the next day. */
export const PLANNED_HOURS = 36;

/** A car of the problem and whose it is. */
export type DayCar = { readonly driver: RosterDriver; readonly car: PlanCar } & Pick<
  WorkingHours,
  "written" | "likely" | "awaited"
>;

/** The day as far as it is known, for the planner and for people. */
export type Day = {
  readonly clock: DayClock;
  readonly now: Date;
  readonly problem: PlanProblem;
  readonly drivers: ReadonlyMap<number, RosterDriver>;
  readonly cars: ReadonlyMap<number, DayCar>;
  readonly rides: ReadonlyMap<number, RideToPlan>;
  /** Rides with the passenger aboard, and those the planner isn't asked: out of its hands, or of unknown places. */
  readonly aboard: readonly RideToPlan[];
  readonly unasked: readonly RideToPlan[];
  /** The cars of drivers who said no, or who haven't answered lately and would have to now, by ride. */
  readonly nos: ReadonlyMap<number, readonly number[]>;
  /** Of these the cars of drivers who said no long enough ago to be asked again. */
  readonly oldNos: ReadonlyMap<number, readonly number[]>;
  /** Drivers whose car is out by hand. */
  readonly out: ReadonlySet<number>;
};

type ReadingDay = Reading & { readonly places: PlanPlaces; readonly readAnswers: ReadAnswers };

/** Reads what the plan is made of: the cars with their hours, the rides, who said no, and what dispatch has ordered. */
export async function readDay(db: Db | Trx, reading: ReadingDay): Promise<Day> {
  const { now, positions, places, readAnswers } = reading;
  const clock = dayClock(now);
  const rows = await listRidesToPlan(db, { before: new Date(now.getTime() + PLANNED_HOURS * HOUR_MS) });
  const roster = await readRoster(db, { now, positions });
  const out = new Set((await listOutages(db, now)).map(({ driver_id }) => driver_id));
  const equipment = await listEquipment(db);
  const shifts = await readShifts(db, { now, hours: PLANNED_HOURS });
  const paid = new Map((await sumPaidMinutes(db, clock.origin)).map((row) => [row.driver_id, row.minutes]));
  const nos = new Map(groupBy(await listNos(db), (row) => String(row.ride_id)));
  const liked = new Map(groupBy(await listLiked(db), (row) => String(row.ride_id)));
  const closures = await listClosures(db, now);
  const missed = await listMissedInARow(db, now);
  const relianceOf = relianceBy(await readAnswers(db, now), missed);

  const driving = roster.filter((driver) => !driver.inactive && !out.has(driver.id));
  const isAboard = ({ status }: RideToPlan) => status === "PickedUp" || status === "InProgress";
  const aboard = rows.filter(isAboard);
  // Of a driver with two of them the first counts.
  const aboardOf = new Map(aboard.toReversed().map((ride) => [ride.driver_id, ride]));
  const hoursOf = hoursFrom({ now, days: 1 });
  const cars = driving.flatMap((driver) =>
    carsOf(driver, {
      clock,
      now,
      hoursOf,
      places,
      aboard: aboardOf.get(driver.id) ?? null,
      equipment: equipment.get(driver.id) ?? [],
      shifts: shifts.get(driver.id) ?? null,
      paidMinutes: paid.get(driver.id) ?? 0,
      reliance: relianceOf(driver.id),
    }),
  );
  const offered = new Set(cars.flatMap(({ car }) => car.offers));
  const byDriver = new Map(groupBy(cars, ({ driver }) => String(driver.id)));
  const carsOfDriver = (id: number) => (byDriver.get(String(id)) ?? []).map(({ car }) => car.id);
  const likedBy = (ride: RideToPlan) =>
    (liked.get(String(ride.id)) ?? []).flatMap(({ driver_id }) => carsOfDriver(driver_id));
  const notFor = carsNotFor(cars, { clock, now });
  const silent = [...pausesAfter(missed)].filter(([, until]) => until > now);
  const isSilent = (driverId: number) => silent.some(([id]) => id === driverId);
  // A driver who said no and has been given it again is being asked after all.
  const refusersOf = (ride: RideToPlan) =>
    (nos.get(String(ride.id)) ?? []).map(({ driver_id }) => driver_id).filter((id) => id !== ride.driver_id);
  const naysayers = (ride: RideToPlan): number[] => {
    const refused = refusersOf(ride);
    const asleep = silent.filter(([, until]) => mustBeToldBefore(ride, until)).map(([id]) => id);
    return [...refused, ...(ride.driver_id === null ? asleep : [])].flatMap(carsOfDriver);
  };
  const noCars = new Map<number, readonly number[]>();
  const oldNos = new Map<number, readonly number[]>();
  const hasJustSaidNo = await readFreshNos(db, now);
  const asked: PlanRide[] = [];
  const unasked: RideToPlan[] = [];
  for (const row of rows.filter((ride) => !isAboard(ride))) {
    const isHandsOff = row.out_of_plan === true && row.driver_id === null;
    const ride = isHandsOff ? null : rideOf(row, { clock, places, cars, byDriver, closures, offered });
    const notNow = naysayers(row);
    if (notNow.length > 0) noCars.set(row.id, notNow);
    const askable = refusersOf(row).filter((id) => !hasJustSaidNo(row.id, id) && !isSilent(id));
    if (askable.length > 0) oldNos.set(row.id, askable.flatMap(carsOfDriver));
    if (!ride) unasked.push(row);
    else
      asked.push({
        ...ride,
        likedCars: likedBy(row),
        notBy: joined([notFor({ ...ride, at: row.ride_datetime }), ride.notBy, notNow]),
      });
  }
  return {
    clock,
    now,
    problem: { now: clock.minuteOf(now), cars: cars.map(({ car }) => car), rides: asked },
    drivers: new Map(roster.map((driver) => [driver.id, driver])),
    cars: new Map(cars.map((car) => [car.car.id, car])),
    rides: new Map(rows.map((ride) => [ride.id, ride])),
    aboard,
    unasked,
    nos: noCars,
    oldNos,
    out,
  };
}

/** Whether a ride is so near that its driver must hear of it before a moment. */
function mustBeToldBefore({ ride_datetime }: RideToPlan, moment: Date): boolean {
  return ride_datetime.getTime() - TOLD_BEFORE_MINUTES * MINUTE_MS < moment.getTime();
}

/** The numbers of some lists together; what comes alone stays the list it is, which many rides may share. */
function joined(lists: readonly (readonly number[])[]): readonly number[] {
  const [first = [], ...rest] = lists.filter(({ length }) => length > 0);
  return rest.length === 0 ? first : [...first, ...rest.flat()];
}

/**
 * The day in which those who said no to a ride are asked after all: all of them where nobody else can drive it, and where nobody else can be in time
 * those who can be asked at once. Null where there is no such ride.
 */
export function askNaysayersAgain(day: Day, plan: Plan, graceMinutes: number): Day | null {
  const late = plan.cars.flatMap(({ stops }) => stops.filter((stop) => stop.late > graceMinutes));
  const again = new Map([
    ...late.flatMap(({ ride }) => entryOf(day.oldNos, ride)),
    ...plan.leftOver.flatMap(({ ride }) => entryOf(day.nos, ride)),
  ]);
  if (again.size === 0) return null;
  const rides = day.problem.rides.map((ride) => {
    const nos = again.get(ride.id);
    return nos ? { ...ride, notBy: ride.notBy.filter((car) => !nos.includes(car)) } : ride;
  });
  return { ...day, problem: { ...day.problem, rides } };
}

function entryOf<Value>(map: ReadonlyMap<number, Value>, key: number): [number, Value][] {
  const value = map.get(key);
  return value === undefined ? [] : [[key, value]];
}
