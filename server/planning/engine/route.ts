import type { Drive, PlanCar, Travel } from "../plan-problem.ts";
import type { PlanSettings } from "../plan-settings.ts";
import type { Task } from "./task.ts";

/** The ground that all routes of a plan share. */
export type Ground = { readonly travel: Travel; readonly settings: PlanSettings; readonly now: number };

/** Where a task would come in a route, and what it would cost more. */
export type Gap = { readonly at: number; readonly cost: number };

/**
 * The tasks of one car in the order in which it does them. For each it is known when it begins at the soonest and when it
 * must begin at the latest for all after it to be in time, so that a gap is judged by its two neighbours alone.
 */
export class Route {
  readonly index: number;
  readonly car: PlanCar;
  tasks: Task[] = [];
  /** When each begins, as soon as it can, and when it is over. */
  readonly start: number[] = [];
  readonly ends: number[] = [];
  /** When each must begin at the latest. */
  readonly latest: number[] = [];
  /** The minutes and the cost of the drive to each. */
  readonly #drives: number[] = [];
  readonly #legs: number[] = [];
  cost = 0;
  /** When the last task must be over. */
  mustEnd: number;
  readonly freeFrom: number;
  readonly #ground: Ground;

  constructor(index: number, car: PlanCar, ground: Ground) {
    this.index = index;
    this.car = car;
    this.#ground = ground;
    this.freeFrom = Math.max(car.from, ground.now);
    this.mustEnd = car.until + ground.settings.overrunMinutes;
    this.schedule();
  }

  /** When the task before a place in the route is over, and where the car is then. */
  endBefore(at: number): number {
    return at === 0 ? this.freeFrom : (this.ends[at - 1] ?? 0);
  }

  placeBefore(at: number): number {
    return this.tasks[at - 1]?.to ?? this.car.at;
  }

  emptyMinutes(): number {
    return this.#drives.reduce((sum, minutes) => sum + minutes, 0);
  }

  put(task: Task, at: number): void {
    this.tasks.splice(at, 0, task);
    this.schedule();
  }

  /** Takes another order; the one that is left stays as it was, so that it can be gone back to. */
  take(tasks: Task[]): void {
    this.tasks = tasks;
    this.schedule();
  }

  /** Works out when each task begins, must begin, and what the route costs. */
  schedule(): void {
    const { travel, settings } = this.#ground;
    const count = this.tasks.length;
    for (const list of [this.start, this.ends, this.latest, this.#drives, this.#legs]) list.length = count;
    let free = this.freeFrom;
    let place = this.car.at;
    let cost = 0;
    for (let index = 0; index < count; index += 1) {
      const task = this.tasks[index] as Task;
      if (task.rest) {
        task.from = place;
        task.to = place;
      }
      const drive = travel(place, task.from, Math.max(free, task.early));
      const begins = Math.max(free + drive.minutes, task.early);
      const leg = legCost(drive, settings);
      cost += leg + (task.costIn[this.index] ?? 0) + lateCost(task, begins, settings);
      free = begins + task.takes;
      place = task.to;
      this.start[index] = begins;
      this.ends[index] = free;
      this.#drives[index] = drive.minutes;
      this.#legs[index] = leg;
    }
    this.cost = cost + (count > 0 ? this.#endCost(free, place) : 0);
    let must = this.mustEnd;
    for (let index = count - 1; index >= 0; index -= 1) {
      const task = this.tasks[index] as Task;
      must = Math.min(task.limit, must - task.takes);
      this.latest[index] = must;
      must -= this.#drives[index] ?? 0;
    }
  }

  /** Lets tasks that are late as things stand stay as late as they are, but no later. */
  allowAsItIs(): void {
    for (const [index, task] of this.tasks.entries()) {
      task.limit = Math.max(task.limit, this.start[index] ?? 0);
    }
    this.mustEnd = Math.max(this.mustEnd, this.endBefore(this.tasks.length));
    this.schedule();
  }

  /**
   * Whether it can be driven: the last task is over in time, and each begins in time or at least while who was promised it waits. A ride that its
   * driver was told of becomes no later for one that comes before it.
   */
  holds(): boolean {
    return (
      this.endBefore(this.tasks.length) <= this.mustEnd + ROUNDING &&
      this.tasks.every(({ ride, due, limit }, index) => {
        const mayWait = (ride?.promised || ride?.waits) && ride.hand === null;
        const patience = mayWait ? due + ride.patience : limit;
        return (this.start[index] ?? 0) <= Math.max(limit, patience) + ROUNDING;
      })
    );
  }

  /**
   * The cheapest gap for a task; null when it fits in none without making something late. `skips` leaves a gap out now
   * and then, which keeps the search from finding the same plan again and again.
   */
  bestGap(task: Task, skips: () => boolean): Gap | null {
    const own = task.costIn[this.index] ?? Number.POSITIVE_INFINITY;
    const over = task.early + task.takes;
    if (own === Number.POSITIVE_INFINITY || over > this.mustEnd) return null;
    const count = this.tasks.length;
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    // Both the ends and the latest beginnings only grow along a route.
    let at = 0;
    while (at < count && (this.latest[at] ?? 0) < over) at += 1;
    for (; at <= count && this.endBefore(at) <= task.limit; at += 1) {
      const cost = this.#costAt(task, at);
      if (cost >= least || skips()) continue;
      best = at;
      least = cost;
    }
    return best < 0 ? null : { at: best, cost: least + own };
  }

  /** The cost of a task in one gap; infinitely much when it, or what follows, would be too late. */
  #costAt(task: Task, at: number): number {
    const { travel, settings } = this.#ground;
    const free = this.endBefore(at);
    const place = this.placeBefore(at);
    const from = task.rest ? place : task.from;
    const to = task.rest ? place : task.to;
    const there = travel(place, from, Math.max(free, task.early));
    const begins = Math.max(free + there.minutes, task.early);
    if (begins > task.limit) return Number.POSITIVE_INFINITY;
    const ends = begins + task.takes;
    const cost = legCost(there, settings) + lateCost(task, begins, settings);
    const next = this.tasks[at];
    if (!next) {
      if (ends > this.mustEnd) return Number.POSITIVE_INFINITY;
      return cost + this.#endCost(ends, to) - (at > 0 ? this.#endCost(free, place) : 0);
    }
    const onward = travel(to, next.rest ? to : next.from, Math.max(ends, next.early));
    if (ends + onward.minutes > (this.latest[at] ?? 0)) return Number.POSITIVE_INFINITY;
    return cost + legCost(onward, settings) - (this.#legs[at] ?? 0);
  }

  /** After the last passenger: minutes past the end of the shift, and the way home. */
  #endCost(ends: number, place: number): number {
    const { travel, settings } = this.#ground;
    if (this.car.home === null) return Math.max(0, ends - this.car.until) * settings.overrunMinute;
    const home = travel(place, this.car.home, ends).minutes;
    return Math.max(0, ends - this.car.until) * settings.overrunMinute + home * settings.homeMinute;
  }
}

/** Sums of parts of minutes in another order differ by less than this. */
export const ROUNDING = 1e-6;

function legCost({ minutes, km }: Drive, settings: PlanSettings): number {
  return minutes * settings.emptyMinute + km * settings.emptyKm;
}

/** A break that begins late is no passenger's minute, but is kept from sliding all the same. */
function lateCost(task: Task, begins: number, settings: PlanSettings): number {
  const late = begins - task.due;
  if (late <= ROUNDING) return 0;
  if (!task.ride) return late * settings.overrunMinute;
  let cost = late * settings.lateMinute;
  if (task.ride.waits) return cost;
  if (late > settings.graceMinutes + ROUNDING) {
    cost += settings.promiseLate + (task.ride.hand === null ? 0 : settings.toldLate);
  }
  if (late > task.ride.patience + ROUNDING) cost += settings.promiseBroken;
  return cost;
}
