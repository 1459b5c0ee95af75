import type { Draft } from "./engine/draft.ts";
import { fits } from "./engine/fits.ts";
import type { Ground, Route } from "./engine/route.ts";
import type { Task, Work } from "./engine/task.ts";
import type { LeftOver, LeftOverWhy } from "./plan.ts";
import type { PlanRide } from "./plan-problem.ts";

/** Says why nobody drives a ride, and which car could be there first. */
export function explainLeftOver(task: Task, draft: Draft, { problem }: Work, ground: Ground): LeftOver {
  const { ride } = task;
  if (!ride) throw new Error("a break is not left over");
  const fitting = draft.routes.filter(({ car }) => fits(car, ride));
  const willing = fitting.filter(({ car }) => !ride.notBy.includes(car.id));
  const onShift = willing.filter(({ car }) => isOnShift(ride, car.from, car.until));
  const first = firstOf(ride, onShift, ground);
  const why = whyOf({ fitting, willing, onShift, gone: isGone(ride, problem.now), all: draft.routes, ride });
  return { ride: ride.id, why, couldCarry: fitting.length, first };
}

type Found = {
  fitting: readonly Route[];
  willing: readonly Route[];
  onShift: readonly Route[];
  gone: boolean;
  all: readonly Route[];
  ride: PlanRide;
};

function whyOf({ fitting, willing, onShift, gone, all, ride }: Found): LeftOverWhy {
  if (gone) return "passenger-gone";
  if (fitting.length === 0) return "nothing-fits";
  if (willing.length === 0) return "turned-down";
  if (onShift.length === 0) return "off-shift";
  const atWork = all.filter(({ car }) => isOnShift(ride, car.from, car.until));
  return onShift.length < atWork.length ? "fitting-cars-busy" : "all-busy";
}

function isGone({ pickup, flex, promised, patience }: PlanRide, now: number): boolean {
  return pickup + (promised ? 0 : flex) + patience < now;
}

function isOnShift({ pickup, flex, takes }: PlanRide, from: number, until: number): boolean {
  return from <= pickup + flex && pickup + takes <= until + takes;
}

/** The car that could be there first after all that it has to do before: a time to offer, late as it is. */
function firstOf(ride: PlanRide, routes: readonly Route[], { travel }: Ground): LeftOver["first"] {
  let first: LeftOver["first"] = null;
  for (const route of routes) {
    for (let at = 0; at <= route.tasks.length; at += 1) {
      const free = route.endBefore(at);
      const pickup = Math.max(free + travel(route.placeBefore(at), ride.from, free).minutes, ride.pickup);
      const next = route.tasks[at];
      const ends = pickup + ride.takes;
      const holds = next
        ? ends + travel(ride.to, next.from, ends).minutes <= (route.latest[at] ?? 0)
        : ends <= route.mustEnd;
      if (!holds) continue;
      if (!first || pickup < first.pickup) first = { car: route.car.id, pickup };
      break;
    }
  }
  return first;
}
