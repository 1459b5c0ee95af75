import type { PlanWhy } from "../../../contract/dispatch/plan.ts";
import { notFound } from "../../http/api-error.ts";
import type { CarPlan } from "../../planning/plan.ts";
import type { DayPlanner } from "./day-planner.ts";
import { planAnswers } from "./plan-answers.ts";
import type { Day } from "./read-day.ts";

/** Why the plan gives a ride to its driver, and who else could have it. */
export async function planWhy(planner: DayPlanner, rideId: number): Promise<PlanWhy> {
  const { day, plan } = await planner.present({ knowing: rideId });
  if (!day.problem.rides.some(({ id }) => id === rideId)) throw notFound("This ride isn't in the plan.");
  const own = plan.cars.find(({ stops }) => stops.some(({ ride }) => ride === rideId));
  const others = await planAnswers(planner, rideId);
  const paid = plan.cars.map((car) => paidMinutes(day, car));
  const mean = paid.length === 0 ? null : Math.round(paid.reduce((sum, one) => sum + one, 0) / paid.length);
  if (!own) return { ...NOBODY, mean_paid_minutes: mean, others };
  const index = own.stops.findIndex(({ ride }) => ride === rideId);
  const stop = own.stops[index];
  const before = own.stops[index - 1];
  const beforeRow = before && day.rides.get(before.ride);
  const of = day.cars.get(own.car);
  return {
    driver_id: of?.driver.id ?? null,
    driver_name: of?.driver.name ?? null,
    comes_from: beforeRow?.dropoff_location ?? of?.driver.position?.name ?? null,
    ride_before: beforeRow?.reference ?? null,
    empty_minutes: stop ? Math.round(stop.emptyMinutes) : null,
    spare_minutes: stop ? Math.round(stop.slack) : null,
    break_holds: own.breaks.length === (of?.car.breaks.length ?? 0),
    shift_holds: of === undefined || own.endsAt <= of.car.until,
    paid_minutes: paidMinutes(day, own),
    mean_paid_minutes: mean,
    others,
  };
}

const NOBODY = {
  driver_id: null,
  driver_name: null,
  comes_from: null,
  ride_before: null,
  empty_minutes: null,
  spare_minutes: null,
  break_holds: true,
  shift_holds: true,
  paid_minutes: null,
} as const;

/** Paid minutes of a driver's day, so far and by the plan. */
function paidMinutes(day: Day, { car, paidMinutes: planned }: CarPlan): number {
  return Math.round((day.cars.get(car)?.car.paidMinutes ?? 0) + planned);
}
