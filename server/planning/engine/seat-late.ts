import type { Draft } from "./draft.ts";
import type { Route } from "./route.ts";
import type { Task } from "./task.ts";

/**
 * Promises that nobody can keep in time are kept late, where that costs least: a ride that waits is placed at the first
 * gap of a driver and never left standing because it is overdue. The oldest chooses first, those that were promised before those that
 * only wait.
 */
export function seatLate(draft: Draft): void {
  const waiting = [...draft.absent]
    .filter(({ ride }) => ride?.promised || ride?.waits)
    .toSorted(
      (one, other) =>
        Number(other.ride?.promised) - Number(one.ride?.promised) ||
        one.due - other.due ||
        one.index - other.index,
    );
  for (const task of waiting) seat(draft, task);
}

function seat(draft: Draft, task: Task): void {
  let chosen: Route | null = null;
  let at = 0;
  let least = task.absent;
  for (const route of draft.routes) {
    if (!Number.isFinite(task.costIn[route.index])) continue;
    const { tasks, cost } = route;
    for (let gap = 0; gap <= tasks.length; gap += 1) {
      route.take(tasks.toSpliced(gap, 0, task));
      const more = route.cost - cost;
      const endsInTime = route.endBefore(route.tasks.length) <= route.mustEnd;
      if (!endsInTime || more >= least) continue;
      chosen = route;
      at = gap;
      least = more;
    }
    route.take(tasks);
  }
  if (!chosen) return;
  draft.put(task, chosen, at);
  chosen.allowAsItIs();
}
