import type { PlanAnswer } from "../../../contract/dispatch/plan.ts";
import { notFound } from "../../http/api-error.ts";
import type { PlanProblem, PlanRide } from "../../planning/plan-problem.ts";
import type { DayPlanner, SolvedDay } from "./day-planner.ts";
import { differenceOf } from "./suppose.ts";

/** So many drivers are tried for a ride, those who could be there first. */
const TRIED = 5;
/** So many answers are shown. */
const SHOWN = 3;

/** Drivers whom a ride could be given instead, each with what it changes; the answer that costs the others least stands first. */
export async function planAnswers(planner: DayPlanner, rideId: number): Promise<PlanAnswer[]> {
  const solved = await planner.present({ knowing: rideId });
  const ride = solved.day.problem.rides.find(({ id }) => id === rideId);
  if (!ride) throw notFound("This ride isn't in the plan.");
  const answers = await Promise.all(
    candidates(solved, ride).map((carId) => answerWith(planner, solved, { ride, carId })),
  );
  return answers.toSorted((one, other) => costOf(one) - costOf(other)).slice(0, SHOWN);
}

/** The cars that can carry it, of each driver the one whose hours it falls in, nearest in time first. */
function candidates({ day, plan }: SolvedDay, ride: PlanRide): number[] {
  const has = plan.cars.find(({ stops }) => stops.some((stop) => stop.ride === ride.id))?.car;
  const holder = day.rides.get(ride.id)?.driver_id ?? null;
  return day.problem.cars
    .filter(
      (car) =>
        car.id !== has &&
        (holder === null || day.cars.get(car.id)?.driver.id !== holder) &&
        car.from <= ride.pickup + ride.patience &&
        car.until > ride.pickup &&
        car.seats >= ride.passengers &&
        car.bags >= ride.bags &&
        car.rank >= ride.rank &&
        ride.needs.every((need) => car.offers.includes(need)),
    )
    .map((car) => ({ car, gap: gapAround(plan, car.id, ride.pickup) }))
    .toSorted((one, other) => other.gap - one.gap || one.car.id - other.car.id)
    .slice(0, TRIED)
    .map(({ car }) => car.id);
}

/** How many minutes around a moment a car drives nobody, as far as the plan says. */
function gapAround(plan: SolvedDay["plan"], carId: number, minute: number): number {
  const stops = plan.cars.find(({ car }) => car === carId)?.stops ?? [];
  const ends = stops.filter(({ leave }) => leave <= minute).map(({ end }) => end);
  const leaves = stops.filter(({ leave }) => leave > minute).map(({ leave }) => leave);
  return Math.min(minute + 180, ...leaves) - Math.max(minute - 180, ...ends);
}

async function answerWith(
  planner: DayPlanner,
  solved: SolvedDay,
  { ride, carId }: { ride: PlanRide; carId: number },
): Promise<PlanAnswer> {
  const { day } = solved;
  const driver = day.cars.get(carId)?.driver ?? null;
  const plan = await planner.suppose(solved, givenTo(day.problem, ride, carId));
  const stop = plan.cars.flatMap(({ stops }) => stops).find((one) => one.ride === ride.id);
  return {
    changes: [{ kind: "give", ride_id: ride.id, driver_id: driver?.id ?? 0 }],
    driver_id: driver?.id ?? null,
    driver_name: driver?.name ?? null,
    pickup_at: stop ? day.clock.instantOf(stop.pickup).toISOString() : null,
    minutes_late: stop ? Math.round(stop.late) : null,
    difference: differenceOf(solved, plan),
  };
}

function givenTo(problem: PlanProblem, ride: PlanRide, car: number): PlanProblem {
  const given: PlanRide = {
    ...ride,
    notBy: ride.notBy.filter((id) => id !== car),
    hand: { state: "accepted", car },
  };
  return { ...problem, rides: problem.rides.map((one) => (one.id === ride.id ? given : one)) };
}

/** Late people first, then drivers who were told, then empty minutes. */
function costOf({ minutes_late, difference }: PlanAnswer): number {
  const own = minutes_late ?? 1_000;
  return (difference.made_late * 1_000 + own) * 100 + difference.told_moved * 50 + difference.empty_minutes;
}
