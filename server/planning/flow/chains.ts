import type { Draft } from "../engine/draft.ts";
import type { Ground } from "../engine/route.ts";
import type { Task, Work } from "../engine/task.ts";
import { type Arc, assign } from "./assign.ts";

/** Of the rides that can follow one, the cheapest so many are thought of: more found no better plan, and cost time. */
const SUCCESSORS = 40;
/** They are the cheapest of the next so many that can be reached. */
const LOOKED_AT = 120;
/** A follower that would wait long is no cheaper than one that comes at once: each minute of waiting counts a little. */
const WAITING = 0.1;

/**
 * The cheapest way for the whole fleet to serve the rides that have no car yet, as a chain of rides for each car: a flow of
 * one path for each car, along arcs where one ride can follow another. It sees each ride at its own time and each car's
 * size for its first ride alone; what belongs to one car is mended afterwards by ruin and recreate.
 *
 * The flow is written as an assignment: each ride is given the car or ride before it. A ride that is given to itself is left out and, since it is then used, nothing follows it. So one search serves: rides in a row are what is left.
 */
export function chainsOf({ tasks, settings }: Work, draft: Draft, { travel }: Ground): Task[][] {
  const cars = draft.routes;
  const open = tasks
    .filter((task) => task.ride && draft.absent.has(task))
    .toSorted((one, other) => usualStart(one) - usualStart(other));
  // Columns are rides; rows are what comes before them: first the cars, then the rides themselves.
  const arcs: Arc[][] = open.map((task, column) => [{ row: cars.length + column, cost: task.absent }]);
  const addArcs = (row: number, from: Before) => {
    const found: { column: number; cost: number; worth: number }[] = [];
    for (let column = from.first; column < open.length && found.length < LOOKED_AT; column += 1) {
      const task = open[column];
      const own = task ? from.own(task) : Number.POSITIVE_INFINITY;
      if (!task || own === Number.POSITIVE_INFINITY) continue;
      const start = usualStart(task);
      const drive = travel(from.place, task.from, start);
      if (from.free + drive.minutes > task.limit) continue;
      const cost = own + drive.minutes * settings.emptyMinute + drive.km * settings.emptyKm;
      found.push({ column, cost, worth: cost + WAITING * start });
    }
    for (const { column, cost } of found.toSorted((a, b) => a.worth - b.worth).slice(0, SUCCESSORS)) {
      arcs[column]?.push({ row, cost });
    }
  };
  for (const [row, route] of cars.entries()) {
    const last = route.tasks.length;
    const own = (task: Task) =>
      task.early + task.takes > route.mustEnd ? Number.POSITIVE_INFINITY : (task.costIn[row] ?? 0);
    addArcs(row, { first: 0, place: route.placeBefore(last), free: route.endBefore(last), own });
  }
  for (const [index, before] of open.entries()) {
    const free = usualStart(before) + before.takes;
    addArcs(cars.length + index, { first: index + 1, place: before.to, free, own: () => 0 });
  }
  return chainsFrom(assign(cars.length + open.length, arcs), cars.length, open);
}

/** The car or ride before a ride: where the car is then, from when on, and the first ride that may follow. */
type Before = { first: number; place: number; free: number; own: (task: Task) => number };

/** The asked or promised time of a ride. */
function usualStart({ ride, early }: Task): number {
  return Math.max(early, ride?.pickup ?? early);
}

function chainsFrom(rowOf: Int32Array, cars: number, open: readonly Task[]): Task[][] {
  const after = new Map<number, number>();
  for (const [column, row] of rowOf.entries()) if (row !== cars + column) after.set(row, column);
  return Array.from({ length: cars }, (_, car) => {
    const chain: Task[] = [];
    for (let next = after.get(car); next !== undefined; next = after.get(cars + next)) {
      const task = open[next];
      if (task) chain.push(task);
    }
    return chain;
  });
}
