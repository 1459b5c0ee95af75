import type { PlanBreak, PlanCar, PlanProblem, PlanRide } from "../plan-problem.ts";
import type { PlanSettings } from "../plan-settings.ts";
import { costOfSpare, fits } from "./fits.ts";

/** A deed of a car: a ride, or a break. The engine makes no difference between them but for the place. */
export type Task = {
  readonly index: number;
  readonly ride: PlanRide | null;
  readonly rest: PlanBreak | null;
  /** Where it begins and ends. A break is wherever the car is: `placeBreaks` keeps these up to date. */
  from: number;
  to: number;
  /** It begins at `early` at the soonest; each minute after `due` is late. */
  readonly early: number;
  readonly due: number;
  /** It begins at `limit` at the latest. A task that was late before planning began may stay as late as it was. */
  limit: number;
  readonly takes: number;
  /** The cost when nobody does it. */
  readonly absent: number;
  /** For each car, by its index: what this task costs beyond driving there, or Infinity for a car that must not do it. */
  readonly costIn: Float64Array;
  /** The index of the car that was told of it, or -1. */
  readonly told: number;
  /** It stays in its car. */
  fixed: boolean;
};

/** The problem with indices in the place of ids, so that the engine looks nothing up. */
export type Work = {
  readonly problem: PlanProblem;
  readonly settings: PlanSettings;
  readonly tasks: readonly Task[];
};

export function workOf(problem: PlanProblem, settings: PlanSettings): Work {
  const { cars, rides, now } = problem;
  const indexOf = new Map(cars.map(({ id }, index) => [id, index]));
  const facts = {
    cars,
    settings,
    kinds: kindsOf(cars),
    unfair: unfairnessOf(cars, settings),
    unsure: Float64Array.from(cars, ({ reliance }) => settings.unsureDriver * (1 - reliance) ** 2),
    notBy: setOfEach(),
  };
  const tasks: Task[] = rides.map((ride, index) => {
    const told = ride.hand ? (indexOf.get(ride.hand.car) ?? -1) : -1;
    return { ...taskOfRide(ride, { index, now, settings, told }), costIn: costsOf(ride, told, facts) };
  });
  for (const [car, { breaks }] of cars.entries()) {
    for (const rest of breaks) tasks.push(taskOfBreak(rest, { index: tasks.length, car, cars, settings }));
  }
  return { problem, settings, tasks };
}

type RideFacts = { index: number; now: number; settings: PlanSettings; told: number };

function taskOfRide(ride: PlanRide, { index, now, settings, told }: RideFacts): Omit<Task, "costIn"> {
  const soonest = Math.max(ride.notBefore ?? Number.NEGATIVE_INFINITY, now);
  const free = ride.promised ? 0 : ride.flex;
  const due = ride.pickup + free;
  return {
    index,
    ride,
    rest: null,
    from: ride.from,
    to: ride.to,
    early: Math.max(ride.pickup - free, soonest),
    due,
    limit: due + Math.min(ride.patience, ride.promised ? settings.graceMinutes : settings.plannedLate),
    takes: ride.takes,
    absent: ride.promised
      ? settings.promiseBroken
      : Math.max(1, settings.requestRefused - settings.refusedMinute * ride.takes),
    told,
    fixed: false,
  };
}

/** Cars that carry the same: whether a ride fits is asked once for each kind. */
type Kinds = { readonly of: Int32Array; readonly samples: readonly PlanCar[] };

type Costs = {
  readonly cars: readonly PlanCar[];
  readonly settings: PlanSettings;
  readonly kinds: Kinds;
  /** The cost of giving each car more, by its index, and that of a driver who doesn't take every ride. */
  readonly unfair: Float64Array;
  readonly unsure: Float64Array;
  notBy(ids: readonly number[]): ReadonlySet<number>;
};

function costsOf(ride: PlanRide, told: number, { cars, settings, ...of }: Costs): Float64Array {
  if (told >= 0 && ride.hand?.state === "accepted") {
    // A driver who accepted a ride drives it, even where the office has given it a car that is too small by the book.
    return new Float64Array(cars.length).fill(Number.POSITIVE_INFINITY).fill(0, told, told + 1);
  }
  const spare = of.kinds.samples.map((car) =>
    fits(car, ride) ? costOfSpare(car, ride, settings) : Number.POSITIVE_INFINITY,
  );
  const not = of.notBy(ride.notBy);
  const liked = ride.likedCars ?? [];
  const costs = new Float64Array(cars.length);
  for (const [index, { id }] of cars.entries()) {
    const moved = ride.hand && ride.hand.car !== id ? settings.toldMoved : 0;
    const unliked = liked.length > 0 && !liked.includes(id) ? settings.notLiked : 0;
    const own = (spare[of.kinds.of[index] ?? 0] ?? 0) + (of.unfair[index] ?? 0) + (of.unsure[index] ?? 0);
    costs[index] = not.has(id) ? Number.POSITIVE_INFINITY : own + moved + unliked;
  }
  return costs;
}

function kindsOf(cars: readonly PlanCar[]): Kinds {
  const numbers = new Map<string, number>();
  const samples: PlanCar[] = [];
  const of = Int32Array.from(cars, (car) => {
    const name = JSON.stringify([car.seats, car.bags, car.rank, car.offers]);
    const known = numbers.get(name) ?? samples.push(car) - 1;
    numbers.set(name, known);
    return known;
  });
  return { of, samples };
}

/** Drivers who were paid for more minutes than the mean of all are given less, up to a bound. */
function unfairnessOf(cars: readonly PlanCar[], settings: PlanSettings): Float64Array {
  const mean = cars.reduce((sum, { paidMinutes }) => sum + paidMinutes, 0) / cars.length;
  return Float64Array.from(cars, ({ paidMinutes }) => {
    const hours = (paidMinutes - mean) / 60;
    const bounded = Math.max(-settings.fairnessHours, Math.min(settings.fairnessHours, hours));
    return bounded * settings.fairnessHour;
  });
}

/** Makes a set of a list once, however many rides share the list. */
function setOfEach(): (ids: readonly number[]) => ReadonlySet<number> {
  const known = new Map<readonly number[], ReadonlySet<number>>();
  return (ids) => {
    const set = known.get(ids) ?? new Set(ids);
    known.set(ids, set);
    return set;
  };
}

type BreakFacts = { index: number; car: number; cars: readonly PlanCar[]; settings: PlanSettings };

function taskOfBreak(rest: PlanBreak, { index, car, cars, settings }: BreakFacts): Task {
  const at = cars[car]?.at ?? 0;
  const latest = Math.max(rest.from, rest.until - rest.minutes);
  return {
    index,
    ride: null,
    rest,
    from: at,
    to: at,
    early: rest.from,
    due: latest,
    limit: latest,
    takes: rest.minutes,
    absent: settings.breakMissed,
    costIn: Float64Array.from(cars, (_, other) => (other === car ? 0 : Number.POSITIVE_INFINITY)),
    told: car,
    fixed: false,
  };
}
