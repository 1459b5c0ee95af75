import type { Plan } from "../plan.ts";
import type { PlanCar, PlanProblem, PlanRide, Travel } from "../plan-problem.ts";
import type { PlanSettings } from "../plan-settings.ts";
import type { RideRequest } from "../promise.ts";

/** A free stretch of a car: from when and where it can leave, and when and where it must be next. */
type Stretch = {
  readonly free: number;
  readonly place: number;
  /** It must be there then; with no next ride, be done then. */
  readonly must: number;
  readonly next: number | null;
};

/** A ride or a break of a car. */
type Deed = {
  /** Null for a break. */
  readonly ride: number | null;
  /** Where it begins and ends; null for wherever the car is. */
  readonly from: number | null;
  readonly to: number | null;
  /** When the car leaves for it, when it must begin at the latest, and when it is over. */
  readonly leave: number;
  readonly begins: number;
  readonly end: number;
};

/** A car with what it does, in order, and its stretches between. */
type CarGaps = {
  readonly car: PlanCar;
  readonly deeds: readonly Deed[];
  readonly stretches: readonly Stretch[];
};

/** A pickup that can be promised, with the minutes by which it may slip. */
export type Opening = {
  readonly car: number;
  readonly leave: number;
  readonly pickup: number;
  readonly slack: number;
};

type Asked = {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly travel: Travel;
  readonly graceMinutes: number;
};

/** The gaps of a plan that stands, found once, so that each question is a look at a few of them. */
export class PlanGaps {
  readonly #cars: readonly CarGaps[];
  readonly #travel: Travel;
  readonly #now: number;

  static of({ problem, plan, travel, graceMinutes }: Asked): PlanGaps {
    const { now } = problem;
    const rides = new Map(problem.rides.map((ride) => [ride.id, ride]));
    const plans = new Map(plan.cars.map((car) => [car.car, car]));
    const cars = problem.cars.flatMap((car) => {
      const planned = plans.get(car.id);
      return planned ? [gapsOf(car, deedsOf(planned, { rides, graceMinutes }), now)] : [];
    });
    return new PlanGaps(cars, travel, now);
  }

  private constructor(cars: readonly CarGaps[], travel: Travel, now: number) {
    this.#cars = cars;
    this.#travel = travel;
    this.#now = now;
  }

  /** The same without some rides; cars that had none of them are shared. */
  without(gone: ReadonlySet<number>): PlanGaps {
    if (gone.size === 0) return this;
    const isGone = ({ ride }: Deed) => ride !== null && gone.has(ride);
    const cars = this.#cars.map((one) =>
      one.deeds.some(isGone)
        ? gapsOf(
            one.car,
            one.deeds.filter((deed) => !isGone(deed)),
            this.#now,
          )
        : one,
    );
    return new PlanGaps(cars, this.#travel, this.#now);
  }

  /** The same with one more ride, which may not slip: nobody knows yet what comes after it. All other cars are shared. */
  with(ride: number, { from, to, takes }: RideRequest, { car, leave, pickup }: Opening): PlanGaps {
    const deed = { ride, from, to, leave, begins: pickup, end: pickup + takes };
    const index = this.#cars.findIndex((one) => one.car.id === car);
    const one = this.#cars[index];
    if (!one) throw new RangeError(`There is no car ${car} in the plan.`);
    return new PlanGaps(
      this.#cars.with(index, gapsOf(one.car, [...one.deeds, deed], this.#now)),
      this.#travel,
      this.#now,
    );
  }

  /** How many of some cars are busy at once between two moments, at most: those that drive to somebody or with them. */
  mostBusyDuring(from: number, until: number, cars: ReadonlySet<number>): number {
    const busy: Deed[] = [];
    for (const { car, deeds } of this.#cars) {
      if (!cars.has(car.id)) continue;
      for (const deed of deeds) {
        if (deed.ride !== null && deed.leave < until && from < deed.end) busy.push(deed);
      }
    }
    const begins = Float64Array.from(busy, ({ leave }) => Math.max(from, leave)).toSorted();
    const ends = Float64Array.from(busy, ({ end }) => end).toSorted();
    let most = 0;
    let over = 0;
    for (const [index, begin] of begins.entries()) {
      while ((ends[over] ?? Infinity) <= begin) over += 1;
      most = Math.max(most, index + 1 - over);
    }
    return most;
  }

  /** The opening nearest to the asked time; of those equally near the one with the most slack. */
  nearest(
    request: RideRequest,
    cars: readonly { readonly id: number }[],
    settings: Pick<PlanSettings, "overrunMinutes">,
  ): Opening | null {
    const willing = new Set(cars.map(({ id }) => id));
    let best: Opening | null = null;
    for (const { car, stretches } of this.#cars) {
      if (!willing.has(car.id)) continue;
      for (const stretch of stretches) {
        const opening = this.#openingIn(car, stretch, { request, settings });
        if (opening && (!best || isBetter(opening, best, request.pickup))) best = opening;
      }
    }
    return best;
  }

  #openingIn(
    car: PlanCar,
    { free, place, must, next }: Stretch,
    { request, settings }: { request: RideRequest; settings: Pick<PlanSettings, "overrunMinutes"> },
  ): Opening | null {
    const { from, to, pickup, flex, takes } = request;
    if (free > pickup + flex || (next !== null && must < pickup - flex + takes)) return null;
    const there = this.#travel(place, from, free).minutes;
    const soonest = Math.max(free + there, pickup - flex, this.#now);
    const onward = next === null ? 0 : this.#travel(to, next, pickup + takes).minutes;
    const latest = (next === null ? car.until + settings.overrunMinutes : must) - onward - takes;
    if (soonest > Math.min(pickup + flex, latest)) return null;
    const promise = Math.max(soonest, Math.min(pickup, latest));
    return { car: car.id, leave: promise - there, pickup: promise, slack: latest - promise };
  }
}

/** A minute nearer to the asked time is worth as much as one more to spare, as long as little is to spare. */
const ENOUGH_SLACK = 15;

function isBetter(one: Opening, other: Opening, asked: number): boolean {
  const worth = ({ pickup, slack }: Opening) => Math.min(slack, ENOUGH_SLACK) - Math.abs(pickup - asked);
  return worth(one) > worth(other) || (worth(one) === worth(other) && one.car < other.car);
}

type Facts = { rides: ReadonlyMap<number, PlanRide>; graceMinutes: number };

/** A ride may come before another as long as nobody behind it is late, the minutes of grace not counted. */
function deedsOf({ stops, breaks }: Plan["cars"][number], { rides, graceMinutes }: Facts): Deed[] {
  return [
    ...stops.map(({ ride, leave, pickup, end, slack }) => ({
      ride,
      from: rides.get(ride)?.from ?? null,
      to: rides.get(ride)?.to ?? null,
      leave,
      begins: pickup + Math.max(0, slack - graceMinutes),
      end,
    })),
    // A break is taken wherever the car is.
    ...breaks.map(({ from, until }) => {
      return { ride: null, from: null, to: null, leave: from, begins: from, end: until };
    }),
  ];
}

function gapsOf(car: PlanCar, unsorted: readonly Deed[], now: number): CarGaps {
  const deeds = unsorted.toSorted((one, other) => one.end - other.end);
  const stretches: Stretch[] = [];
  let free = Math.max(car.from, now);
  let place = car.at;
  for (const deed of deeds) {
    stretches.push({ free, place, must: deed.begins, next: deed.from ?? place });
    free = deed.end;
    place = deed.to ?? place;
  }
  return { car, deeds, stretches: [...stretches, { free, place, must: car.until, next: null }] };
}
