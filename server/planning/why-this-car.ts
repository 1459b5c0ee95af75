import { Draft } from "./engine/draft.ts";
import { ordersOf } from "./engine/seat.ts";
import { fits } from "./engine/fits.ts";
import { workOf } from "./engine/task.ts";
import type { Plan } from "./plan.ts";
import type { PlanProblem, Travel } from "./plan-problem.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";

/** A car that could drive a ride, with what giving it the ride would mean. */
export type Candidate = {
  readonly car: number;
  readonly isPlanned: boolean;
  /** Why not: no room, class or equipment; the driver turned it down; no gap without making somebody late. Null when it could. */
  readonly not: "does-not-fit" | "turned-down" | "no-time" | null;
  /** When it would be there, and what it would drive empty more, in minutes. */
  readonly pickup: number | null;
  readonly emptyMinutes: number | null;
  /** The additional cost of the whole plan, by its weights, with this car: the planned one costs least. */
  readonly cost: number | null;
};

type Asked = {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly travel: Travel;
  readonly settings?: Partial<PlanSettings>;
};

/** Answers "why this driver?": every car beside the planned one, the best first, each with its minutes or why it can't. */
export function whyThisCar(ride: number, { problem, plan, travel, settings }: Asked): Candidate[] {
  const work = workOf(problem, { ...PLAN_DEFAULTS, ...settings });
  const task = work.tasks.find((one) => one.ride?.id === ride);
  if (!task?.ride) return [];
  const asked = task.ride;
  const draft = new Draft(work, { travel, settings: work.settings, now: problem.now });
  const planned = plan.cars.find(({ stops }) => stops.some((stop) => stop.ride === ride))?.car ?? null;
  draft.restore(ordersOf(work, plan).map((tasks) => tasks.filter((one) => one !== task)));
  // A late ride of the plan stays as late as it is; only who would become later counts.
  for (const route of draft.routes) route.allowAsItIs();
  return draft.routes
    .map((route): Candidate => {
      const { car } = route;
      const isPlanned = car.id === planned;
      const none = { car: car.id, isPlanned, pickup: null, emptyMinutes: null, cost: null };
      if (!isPlanned && !fits(car, asked)) return { ...none, not: "does-not-fit" };
      if (!isPlanned && asked.notBy.includes(car.id)) return { ...none, not: "turned-down" };
      const gap = route.bestGap(task, () => false);
      if (!gap) return { ...none, not: "no-time" };
      const empty = route.emptyMinutes();
      route.put(task, gap.at);
      const pickup = route.start[gap.at] ?? null;
      return { ...none, not: null, pickup, emptyMinutes: route.emptyMinutes() - empty, cost: gap.cost };
    })
    .toSorted((one, other) => (one.cost ?? Infinity) - (other.cost ?? Infinity) || one.car - other.car);
}
