import type { Plan } from "../plan.ts";
import type { Draft } from "./draft.ts";
import type { Task, Work } from "./task.ts";

/** How a plan begins: what is fixed, what was told, what stood before. */

/** Puts the rides that drivers have accepted in their cars, in the order of their pickups, as late as that makes them. */
export function seatAccepted(draft: Draft, { tasks }: Work): void {
  const accepted = tasks
    .filter(({ ride, told }) => ride?.hand?.state === "accepted" && told >= 0)
    .toSorted((one, other) => one.due - other.due || one.index - other.index);
  for (const task of accepted) {
    const route = draft.routes[task.told];
    if (route) draft.put(task, route, route.tasks.length);
    task.fixed = true;
  }
  for (const route of draft.routes) route.allowAsItIs();
}

/** Puts told rides in their cars, and returns those that can't be in time there. */
export function seatTold(draft: Draft, { tasks }: Work): ReadonlySet<Task> {
  const told = tasks.filter(({ ride, told: car }) => ride?.hand?.state === "told" && car >= 0);
  const unable = new Set<Task>();
  for (const task of inTurn(told)) {
    task.fixed = seatIn(draft, task, task.told);
    if (!task.fixed) unable.add(task);
  }
  return unable;
}

/** Leaves each car what the plan before gave it, where that still holds; else as much of it as does. */
export function seatAsBefore(draft: Draft, before: readonly Task[][]): void {
  for (const [index, route] of draft.routes.entries()) {
    const kept = (before[index] ?? []).filter(
      (task) => draft.absent.has(task) || draft.routeOf[task.index] === index,
    );
    const has = new Set(kept);
    if (route.tasks.every((task) => has.has(task)) && draft.takeIfItHolds(route, kept)) continue;
    for (const task of kept) if (draft.absent.has(task)) seatIn(draft, task, index);
  }
}

/** The tasks that the plan before gave each car, of those still to be done. */
export function ordersOf({ tasks, problem }: Work, { cars }: Pick<Plan, "cars">): Task[][] {
  const taskOf = new Map(tasks.flatMap((task) => (task.ride ? [[task.ride.id, task] as const] : [])));
  const planOf = new Map(cars.map((plan) => [plan.car, plan]));
  const restsOf = new Map<number, Task[]>();
  for (const task of tasks) {
    if (!task.rest) continue;
    const rests = restsOf.get(task.told) ?? [];
    restsOf.set(task.told, [...rests, task]);
  }
  return problem.cars.map(({ id }, index) => {
    const { stops = [], breaks = [] } = planOf.get(id) ?? {};
    // A break that begins late is still the one that was due last.
    const rests = (restsOf.get(index) ?? []).toSorted((one, other) => one.early - other.early);
    const deeds = [
      ...stops.map(({ ride, pickup }) => ({ at: pickup, task: taskOf.get(ride) })),
      ...breaks.map(({ from }) => ({ at: from, task: rests.findLast(({ early }) => early <= from) })),
    ].toSorted((one, other) => one.at - other.at);
    const order = deeds.flatMap(({ task }) => task ?? []);
    return [...new Set(order)].filter(({ costIn }) => Number.isFinite(costIn[index]));
  });
}

export function seatIn(draft: Draft, task: Task, car: number): boolean {
  const route = draft.routes[car];
  const gap = route?.bestGap(task, () => false);
  if (!route || !gap) return false;
  draft.put(task, route, gap.at);
  return true;
}

/** The dearest to leave out first, then the soonest. */
export function inTurn(tasks: Iterable<Task>): Task[] {
  return [...tasks].toSorted(
    (one, other) => classOf(other) - classOf(one) || one.early - other.early || one.index - other.index,
  );
}

/** A promise before a request: what is worth ten times as much never waits. */
export function classOf({ absent }: Task): number {
  return Math.round(Math.log10(absent));
}
