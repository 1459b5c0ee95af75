import { type Opening, PlanGaps } from "./engine/plan-gaps.ts";
import { fits } from "./engine/fits.ts";
import type { Plan, PlannedStop } from "./plan.ts";
import type { PlanProblem, PlanRide, Travel } from "./plan-problem.ts";
import type { PlanSettings } from "./plan-settings.ts";
import type { RideRequest } from "./promise.ts";

/** A ride that has come since the plan was made. */
export type TakenSince = { readonly id: number; readonly request: RideRequest };

type Since = {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly travel: Travel;
  readonly settings: Pick<PlanSettings, "graceMinutes" | "overrunMinutes">;
  /** Rides that are over, cancelled or moved since. */
  readonly gone: ReadonlySet<number>;
  readonly taken: readonly TakenSince[];
};

/**
 * A plan with what has changed since it was made, for questions that can't wait for the next one: each ride that came is put into the gap
 * that is nearest to its time, and those that went leave theirs. Nobody drives by it.
 */
export function withTaken({ problem, plan, travel, settings, gone, taken }: Since) {
  let now = {
    problem: { ...problem, rides: problem.rides.filter(({ id }) => !gone.has(id)) },
    plan: without(plan, gone),
  };
  for (const { id, request } of taken) {
    const gaps = new PlanGaps({ ...now, travel, graceMinutes: settings.graceMinutes });
    const willing = problem.cars.filter((car) => fits(car, request));
    const gap = gaps.nearest(request, willing, settings);
    if (gap === null) continue;
    now = {
      problem: { ...now.problem, rides: [...now.problem.rides, rideOf(id, request)] },
      plan: withStop(now.plan, gap.car, stopOf(id, request, gap)),
    };
  }
  return now;
}

function without(plan: Plan, gone: ReadonlySet<number>): Plan {
  if (gone.size === 0) return plan;
  const cars = plan.cars.map((car) => ({ ...car, stops: car.stops.filter(({ ride }) => !gone.has(ride)) }));
  return { ...plan, cars };
}

function withStop(plan: Plan, carId: number, stop: PlannedStop): Plan {
  const cars = plan.cars.map((car) =>
    car.car === carId
      ? { ...car, stops: [...car.stops, stop].toSorted((one, other) => one.pickup - other.pickup) }
      : car,
  );
  return { ...plan, cars };
}

function rideOf(id: number, request: RideRequest): PlanRide {
  return { ...request, id, promised: true, waits: false, notBefore: null, km: 0, notBy: [], hand: null };
}

/** It may not slip: nobody knows yet what comes after it. */
function stopOf(ride: number, { takes }: RideRequest, { leave, pickup }: Opening): PlannedStop {
  const times = { leave, arrive: pickup, pickup, end: pickup + takes, promise: pickup };
  return { ride, ...times, late: 0, slack: 0, emptyMinutes: pickup - leave, emptyKm: 0 };
}
