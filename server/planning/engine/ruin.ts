import type { Draft } from "./draft.ts";
import type { Neighbours } from "./neighbours.ts";
import type { Route } from "./route.ts";
import type { Task } from "./task.ts";

/** How many tasks are taken out at once, about; the paper that the method comes from found ten best over many kinds of days. */
const MEAN_REMOVED = 10;
const LONGEST_STRING = 8;

/**
 * Takes a string of tasks out of each of a few routes that are close to each other (Christiaens and Vanden Berghe, "Slack
 * induction by string removals"): what competes for the same cars at the same time is thought of anew together. Begins at
 * `seed`, and returns what was taken out.
 */
export function ruin(
  draft: Draft,
  neighbours: Neighbours,
  { seed, random }: { seed: Task; random: () => number },
): Task[] {
  const longest = 1 + Math.floor(random() * LONGEST_STRING);
  const strings = 1 + Math.floor((random() * 2 * MEAN_REMOVED) / longest);
  const touched = new Set<Route>();
  const removed: Task[] = [];
  for (const task of neighbours.of(seed)) {
    if (touched.size >= strings) break;
    const route = draft.routes[draft.routeOf[task.index] ?? -1];
    if (!route || touched.has(route) || task.fixed) continue;
    touched.add(route);
    const gone = stringAround(task, route, { longest, random });
    draft.remove(route, gone);
    removed.push(...gone);
  }
  return removed;
}

/** Some tasks of a route that follow each other, the given one among them, without those that stay. */
function stringAround(
  task: Task,
  { tasks }: Route,
  { longest, random }: { longest: number; random: () => number },
): Set<Task> {
  const length = Math.min(tasks.length, 1 + Math.floor(random() * longest));
  const place = tasks.indexOf(task);
  const first = Math.max(0, Math.min(place - Math.floor(random() * length), tasks.length - length));
  return new Set(tasks.slice(first, first + length).filter(({ fixed }) => !fixed));
}
