import type { Travel } from "../plan-problem.ts";
import type { Task } from "./task.ts";

/** Rides further apart in time than this don't compete for a car. */
const NEAR_MINUTES = 90;
/** How many are kept of each. */
const KEPT = 60;

/**
 * For a task, those that compete with it for a car, the closest first: near in time, and near in place, so that a car
 * could do one in the place of the other. Worked out when first asked, since most are never asked for in a short search.
 */
export class Neighbours {
  readonly #known = new Map<Task, readonly Task[]>();
  readonly #tasks: readonly Task[];
  readonly #travel: Travel;

  constructor(tasks: readonly Task[], travel: Travel) {
    this.#tasks = tasks;
    this.#travel = travel;
  }

  of(task: Task): readonly Task[] {
    let known = this.#known.get(task);
    if (!known) {
      known = this.#closestTo(task);
      this.#known.set(task, known);
    }
    return known;
  }

  #closestTo(task: Task): readonly Task[] {
    return this.#tasks
      .filter((other) => Math.abs(other.early - task.early) <= NEAR_MINUTES)
      .map((other) => ({ other, apart: this.#apart(task, other) }))
      .toSorted((one, next) => one.apart - next.apart || one.other.index - next.other.index)
      .slice(0, KEPT)
      .map(({ other }) => other);
  }

  #apart(one: Task, other: Task): number {
    if (one === other) return -1;
    return Math.abs(one.early - other.early) + this.#travel(one.from, other.from, one.early).minutes;
  }
}
