import type { PlanChange, PlanDifference } from "../../../contract/dispatch/plan.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import type { Plan, PlannedStop } from "../../planning/plan.ts";
import type { PlanProblem, PlanRide } from "../../planning/plan-problem.ts";
import { straightKm } from "../../places/geometry.ts";
import { pointOf } from "./cars-of.ts";
import type { DayPlanner, SolvedDay } from "./day-planner.ts";
import type { Day } from "./read-day.ts";
import { CLOSED_KM } from "./ride-of.ts";

/** The plan as it would be if some things were different, and what that changes. */
export async function suppose(
  planner: DayPlanner,
  changes: readonly PlanChange[],
): Promise<{ solved: SolvedDay; problem: PlanProblem; plan: Plan; difference: PlanDifference }> {
  const given = changes.find((change) => "ride_id" in change);
  const solved = await planner.present(given === undefined ? {} : { knowing: given.ride_id });
  let problem = solved.day.problem;
  for (const change of changes) problem = changed(solved.day, problem, change);
  const plan = await planner.suppose(solved, problem);
  return { solved, problem, plan, difference: differenceOf(solved, plan) };
}

function changed(day: Day, problem: PlanProblem, change: PlanChange): PlanProblem {
  switch (change.kind) {
    case "give":
      return give(day, problem, change);
    case "car_out":
      return carOut(day, problem, change.driver_id, change.until);
    case "car_back":
      // Its hours aren't in this problem: what it brings is seen with the next plan.
      return problem;
    case "close_place":
      return closePlace(day, problem, change.place, day.clock.minuteOf(new Date(change.until)));
    case "open_place":
      return closePlace(day, problem, change.place, null);
    case "move_pickup": {
      const pickup = day.clock.minuteOf(new Date(change.to));
      return withRide(problem, change.ride_id, (ride) => ({ ...ride, pickup }));
    }
  }
}

/** Dispatch decides: the ride is its driver's, whatever it costs. */
function give(
  day: Day,
  problem: PlanProblem,
  { ride_id, driver_id }: Extract<PlanChange, { kind: "give" }>,
): PlanProblem {
  const cars = problem.cars.filter(({ id }) => day.cars.get(id)?.driver.id === driver_id);
  const ride = problem.rides.find(({ id }) => id === ride_id);
  const [first] = cars;
  if (!ride || !first) throw notFound("This ride or this car isn't in the plan.");
  const car = cars.find(({ from, until }) => from <= ride.pickup && ride.pickup < until) ?? first;
  return withRide(problem, ride_id, (one) => ({
    ...one,
    notBy: one.notBy.filter((id) => id !== car.id),
    hand: { state: "accepted", car: car.id },
  }));
}

/** The car has gone, or comes back later; its rides are anybody's. */
function carOut(day: Day, problem: PlanProblem, driverId: number, until: string | null): PlanProblem {
  const isIts = (id: number) => day.cars.get(id)?.driver.id === driverId;
  if (!problem.cars.some(({ id }) => isIts(id))) throw notFound("This car isn't in the plan.");
  const back = until === null ? Infinity : day.clock.minuteOf(new Date(until));
  const cars = problem.cars.flatMap((car) => {
    if (!isIts(car.id)) return [car];
    return car.until <= back ? [] : [{ ...car, from: Math.max(car.from, back) }];
  });
  const rides = problem.rides.map((ride) =>
    ride.hand && isIts(ride.hand.car) && ride.pickup < back ? { ...ride, hand: null } : ride,
  );
  return { ...problem, cars, rides };
}

/** Nobody is picked up there before; null where they are again. */
function closePlace(day: Day, problem: PlanProblem, place: string, until: number | null): PlanProblem {
  const near = [...day.rides.values()].flatMap((row) => {
    const point = row.pickup_location === place ? pointOf(row.pickup_lat, row.pickup_lng) : null;
    return point ? [point] : [];
  });
  if (near.length === 0)
    throw new ApiError("invalid_input", "No ride of the plan begins there.", { fields: { place } });
  return {
    ...problem,
    rides: problem.rides.map((ride) => {
      const row = day.rides.get(ride.id);
      const pickup = row && pointOf(row.pickup_lat, row.pickup_lng);
      const isThere = pickup && near.some((point) => straightKm(point, pickup) <= CLOSED_KM);
      return isThere ? { ...ride, notBefore: until } : ride;
    }),
  };
}

function withRide(problem: PlanProblem, id: number, change: (ride: PlanRide) => PlanRide): PlanProblem {
  if (!problem.rides.some((ride) => ride.id === id)) throw notFound("This ride isn't in the plan.");
  return { ...problem, rides: problem.rides.map((ride) => (ride.id === id ? change(ride) : ride)) };
}

/** The difference that another plan of the same day makes to people. */
export function differenceOf({ day, plan: before, settings }: SolvedDay, after: Plan): PlanDifference {
  const was = stopsOf(day, before);
  const is = stopsOf(day, after);
  const told = new Set(day.problem.rides.flatMap(({ id, hand }) => (hand ? [id] : [])));
  const grace = settings.graceMinutes;
  const isLate = (stop: Driven | undefined) => !stop || stop.stop.late > grace;
  const asked = day.problem.rides.map(({ id }) => id);
  const madeLate = asked.filter((id) => !isLate(was.get(id)) && isLate(is.get(id)));
  const moves = asked
    .filter((id) => was.get(id)?.driverId !== is.get(id)?.driverId || madeLate.includes(id))
    .flatMap((id) => moveOf(day, id, was.get(id), is.get(id), told.has(id)));
  const figures = (stops: Map<number, Driven>, plan: Plan) => ({
    promises_kept: asked.filter((id) => !isLate(stops.get(id))).length,
    told_moved: asked.filter((id) => told.has(id) && stops.get(id)?.driverId !== was.get(id)?.driverId)
      .length,
    empty_minutes: Math.round(plan.cars.reduce((sum, car) => sum + car.emptyMinutes, 0)),
  });
  const present = figures(was, before);
  const changed = figures(is, after);
  return {
    made_late: madeLate.length,
    worst_minutes_late: Math.round(Math.max(0, ...madeLate.map((id) => is.get(id)?.stop.late ?? 0))),
    mended: asked.filter((id) => isLate(was.get(id)) && !isLate(is.get(id))).length,
    told_moved: changed.told_moved,
    empty_minutes: changed.empty_minutes - present.empty_minutes,
    moves,
    before: present,
    after: changed,
  };
}

type Driven = { readonly driverId: number; readonly driverName: string; readonly stop: PlannedStop };

function stopsOf(day: Day, plan: Plan): Map<number, Driven> {
  return new Map(
    plan.cars.flatMap(({ car, stops }) => {
      const driver = day.cars.get(car)?.driver;
      if (!driver) return [];
      return stops.map((stop): [number, Driven] => [
        stop.ride,
        { driverId: driver.id, driverName: driver.name, stop },
      ]);
    }),
  );
}

function moveOf(
  day: Day,
  id: number,
  was: Driven | undefined,
  is: Driven | undefined,
  wasTold: boolean,
): PlanDifference["moves"] {
  const ride = day.rides.get(id);
  if (!ride) return [];
  return [
    {
      ride_id: id,
      reference: ride.reference,
      pickup_location: ride.pickup_location,
      dropoff_location: ride.dropoff_location,
      promised_at: (ride.promised_at ?? ride.ride_datetime).toISOString(),
      from_driver_id: was?.driverId ?? null,
      from_driver_name: was?.driverName ?? null,
      to_driver_id: is?.driverId ?? null,
      to_driver_name: is?.driverName ?? null,
      minutes_late: is ? Math.round(is.stop.late) : null,
      was_told: wasTold,
    },
  ];
}
