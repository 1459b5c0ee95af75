import type { Ground } from "./route.ts";
import { Route } from "./route.ts";
import type { Task, Work } from "./task.ts";

/** A plan while it is being worked on: a route for each car, and the tasks that nobody does. */
export class Draft {
  readonly routes: readonly Route[];
  readonly absent = new Set<Task>();
  /** For each task, by its index: the index of the route that has it, or -1. */
  readonly routeOf: Int32Array;
  /** The order that each route had when the present try began; see `undo`. */
  readonly #before = new Map<Route, Task[]>();

  constructor(work: Work, ground: Ground) {
    this.routes = work.problem.cars.map((car, index) => new Route(index, car, ground));
    this.routeOf = new Int32Array(work.tasks.length).fill(-1);
    for (const task of work.tasks) this.absent.add(task);
  }

  get cost(): number {
    let cost = 0;
    for (const route of this.routes) cost += route.cost;
    for (const { absent } of this.absent) cost += absent;
    return cost;
  }

  put(task: Task, route: Route, at: number): void {
    this.#remember(route);
    route.put(task, at);
    this.routeOf[task.index] = route.index;
    this.absent.delete(task);
  }

  /** Gives a route another order, unless somebody would not wait so long. Its late tasks may stay as late. */
  takeIfItHolds(route: Route, order: Task[]): boolean {
    const before = route.tasks;
    route.take(order);
    if (!route.holds()) {
      route.take(before);
      return false;
    }
    route.allowAsItIs();
    for (const task of order) {
      this.routeOf[task.index] = route.index;
      this.absent.delete(task);
    }
    return true;
  }

  /** Takes some tasks of a route away. */
  remove(route: Route, gone: ReadonlySet<Task>): void {
    this.#remember(route);
    for (const task of gone) {
      this.routeOf[task.index] = -1;
      this.absent.add(task);
    }
    route.take(route.tasks.filter((task) => !gone.has(task)));
  }

  /** Puts a task where it costs least of all cars; false when it fits nowhere. */
  insert(task: Task, skips: () => boolean): boolean {
    let chosen: Route | null = null;
    let at = 0;
    let least = task.absent;
    for (const route of this.routes) {
      const gap = route.bestGap(task, skips);
      if (!gap || gap.cost >= least) continue;
      chosen = route;
      at = gap.at;
      least = gap.cost;
    }
    if (chosen) this.put(task, chosen, at);
    return chosen !== null;
  }

  /** From here on `undo` goes back to how it is now. */
  begin(): void {
    this.#before.clear();
  }

  undo(): void {
    for (const [route] of this.#before) {
      for (const task of route.tasks) {
        this.routeOf[task.index] = -1;
        this.absent.add(task);
      }
    }
    for (const [route, tasks] of this.#before) {
      route.take(tasks);
      for (const task of tasks) {
        this.routeOf[task.index] = route.index;
        this.absent.delete(task);
      }
    }
    this.#before.clear();
  }

  /** The order of each route, to come back to the best plan found. */
  orders(): Task[][] {
    return this.routes.map(({ tasks }) => tasks.slice());
  }

  restore(orders: readonly Task[][]): void {
    for (const route of this.routes) {
      for (const task of route.tasks) {
        this.routeOf[task.index] = -1;
        this.absent.add(task);
      }
    }
    for (const [index, route] of this.routes.entries()) {
      route.take(orders[index]?.slice() ?? []);
      for (const task of route.tasks) {
        this.routeOf[task.index] = index;
        this.absent.delete(task);
      }
    }
  }

  #remember(route: Route): void {
    if (!this.#before.has(route)) this.#before.set(route, route.tasks.slice());
  }
}
