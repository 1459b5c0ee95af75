import { Draft } from "./engine/draft.ts";
import { type Search, improve } from "./engine/improve.ts";
import { randomFrom } from "./engine/random.ts";
import { type Ground, ROUNDING } from "./engine/route.ts";
import { inTurn, ordersOf, seatAccepted, seatAsBefore, seatIn, seatTold } from "./engine/seat.ts";
import { seatLate } from "./engine/seat-late.ts";
import { type Task, type Work, workOf } from "./engine/task.ts";
import { chainsOf } from "./flow/chains.ts";
import type { Plan } from "./plan.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import type { PlanProblem, Travel } from "./plan-problem.ts";
import { presentPlan } from "./present-plan.ts";

export type PlanOptions = {
  readonly settings?: Partial<PlanSettings>;
  /** The same problem with the same seed, effort and previous plan has the same plan, unless it was stopped. */
  readonly seed?: number;
  /** The plan that stands; what need not change stays as it is. Without it the day is planned from nothing. */
  readonly previous?: Pick<Plan, "cars">;
  /** How many times a part of the plan is taken apart and put together again; 0 only puts in what is new. */
  readonly effort?: number;
  /** Asked now and then; the plan so far is returned when it says yes. */
  readonly stop?: () => boolean;
};

const EFFORT = 400;
/** When everybody has a car there are only empty kilometres to win. */
const EFFORT_WHEN_ALL_ARE_SERVED = 0.25;

/**
 * Plans a day, or plans it again after anything happened. Accepted rides stay; told ones stay unless one can't be
 * in time or another promise or request depends on it; everything else goes where it costs least.
 */
export function planDay(problem: PlanProblem, travel: Travel, options: PlanOptions = {}): Plan {
  const settings = { ...PLAN_DEFAULTS, ...options.settings };
  const work = workOf(problem, settings);
  const ground: Ground = { travel, settings, now: problem.now };
  const draft = new Draft(work, ground);
  const before = options.previous ? ordersOf(work, options.previous) : null;

  seatAccepted(draft, work);
  const unable = seatTold(draft, work);
  const standing = before && costAsItStood(work, ground, { before, unable });
  if (before) seatAsBefore(draft, before);
  else seatByFlow(draft, work, ground);
  for (const task of inTurn(draft.absent)) draft.insert(task, () => false);

  const effort = options.effort ?? EFFORT;
  const search: Search = {
    random: randomFrom(options.seed ?? 1),
    rounds: draft.absent.size > 0 ? effort : Math.ceil(effort * EFFORT_WHEN_ALL_ARE_SERVED),
    stop: options.stop ?? (() => false),
  };
  let finished = improve(draft, work.tasks, travel, search);
  const broken = brokenPromises(draft);
  if (draft.absent.size > 0) finished = moveTold(draft, work, travel, search) && finished;
  const gain = brokenPromises(draft) < broken ? "keeps-promise" : "serves-more";
  seatLate(draft);
  if (before && standing !== null && standing < draft.cost - ROUNDING) draft.restore(before);
  return presentPlan({ draft, work, ground, unable, gain, finished });
}

function seatByFlow(draft: Draft, work: Work, ground: Ground): void {
  for (const [car, tasks] of chainsOf(work, draft, ground).entries()) {
    for (const task of tasks) seatIn(draft, task, car);
  }
}

/**
 * The cost of the plan before, left as it is, so that the new one is never worse; null when it can't be driven any more, or
 * takes a ride from a driver who knows of it.
 */
function costAsItStood(
  work: Work,
  ground: Ground,
  { before, unable }: { before: readonly Task[][]; unable: ReadonlySet<Task> },
): number | null {
  const draft = new Draft(work, ground);
  draft.restore(before);
  const holds = work.tasks.every(
    (task) =>
      !task.ride?.hand || task.told < 0 || unable.has(task) || draft.routeOf[task.index] === task.told,
  );
  const endsInTime = draft.routes.every((route) => route.endBefore(route.tasks.length) <= route.mustEnd);
  return holds && endsInTime ? draft.cost : null;
}

/**
 * Lets told drivers change rides, for as long as somebody is left without a car. Stands only if that keeps another promise
 * or serves another request: no driver hears a new plan to save an empty kilometre.
 */
function moveTold(draft: Draft, { tasks }: Work, travel: Travel, search: Search): boolean {
  const told = tasks.filter(({ ride, fixed }) => fixed && ride?.hand?.state === "told");
  if (told.length === 0) return true;
  const before = { orders: draft.orders(), absent: absentCost(draft) };
  for (const task of told) task.fixed = false;
  const finished = improve(draft, tasks, travel, search);
  if (absentCost(draft) >= before.absent - ROUNDING) draft.restore(before.orders);
  return finished;
}

function brokenPromises({ absent }: Draft): number {
  return [...absent].filter(({ ride }) => ride?.promised).length;
}

function absentCost(draft: Draft): number {
  let cost = 0;
  for (const { absent } of draft.absent) cost += absent;
  return cost;
}
