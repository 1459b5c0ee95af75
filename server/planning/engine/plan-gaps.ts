import type { Plan } from "../plan.ts";
import type { PlanCar, PlanProblem, PlanRide, Travel } from "../plan-problem.ts";
import type { PlanSettings } from "../plan-settings.ts";
import type { RideRequest } from "../promise.ts";

/** A free stretch of a car: from when and where it can leave, and when and where it must be next. */
type Stretch = {
  readonly car: PlanCar;
  readonly free: number;
  readonly place: number;
  /** It must be there then; with no next ride, be done then. */
  readonly must: number;
  readonly next: number | null;
};

/** A stretch in which a car drives to somebody or with them. */
type Busy = { readonly car: number; readonly from: number; readonly until: number };

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
  readonly #stretches: readonly Stretch[];
  readonly #busy: readonly Busy[];
  readonly #travel: Travel;
  readonly #now: number;

  constructor({ problem, plan, travel, graceMinutes }: Asked) {
    this.#travel = travel;
    this.#now = problem.now;
    const rides = new Map(problem.rides.map((ride) => [ride.id, ride]));
    const plans = new Map(plan.cars.map((car) => [car.car, car]));
    this.#stretches = problem.cars.flatMap((car) => {
      const planned = plans.get(car.id);
      return planned ? stretchesOf(car, planned, { rides, now: problem.now, graceMinutes }) : [];
    });
    this.#busy = plan.cars.flatMap(({ car, stops }) =>
      stops.map(({ leave, end }) => ({ car, from: leave, until: end })),
    );
  }

  /** How many of some cars are busy at once between two moments, at most. */
  mostBusyDuring(from: number, until: number, cars: ReadonlySet<number>): number {
    const busy = this.#busy.filter((one) => one.from < until && from < one.until && cars.has(one.car));
    const begins = Float64Array.from(busy, (one) => Math.max(from, one.from)).toSorted();
    const ends = Float64Array.from(busy, (one) => one.until).toSorted();
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
    for (const stretch of this.#stretches) {
      if (!willing.has(stretch.car.id)) continue;
      const opening = this.#openingIn(stretch, request, settings);
      if (opening && (!best || isBetter(opening, best, request.pickup))) best = opening;
    }
    return best;
  }

  #openingIn(
    { car, free, place, must, next }: Stretch,
    { from, to, pickup, flex, takes }: RideRequest,
    { overrunMinutes }: Pick<PlanSettings, "overrunMinutes">,
  ): Opening | null {
    if (free > pickup + flex || (next !== null && must < pickup - flex + takes)) return null;
    const there = this.#travel(place, from, free).minutes;
    const soonest = Math.max(free + there, pickup - flex, this.#now);
    const onward = next === null ? 0 : this.#travel(to, next, pickup + takes).minutes;
    const latest = (next === null ? car.until + overrunMinutes : must) - onward - takes;
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

type Facts = { rides: ReadonlyMap<number, PlanRide>; now: number; graceMinutes: number };

/** A ride may come before another as long as nobody behind it is late, the minutes of grace not counted. */
function stretchesOf(
  car: PlanCar,
  planned: Plan["cars"][number],
  { rides, now, graceMinutes }: Facts,
): Stretch[] {
  const deeds = [
    ...planned.stops.map(({ ride, pickup, end, slack }) => ({
      from: rides.get(ride)?.from ?? null,
      to: rides.get(ride)?.to ?? null,
      begins: pickup + Math.max(0, slack - graceMinutes),
      end,
    })),
    // A break is taken wherever the car is.
    ...planned.breaks.map(({ from, until }) => ({ from: null, to: null, begins: from, end: until })),
  ].toSorted((one, other) => one.end - other.end);
  const stretches: Stretch[] = [];
  let free = Math.max(car.from, now);
  let place = car.at;
  for (const deed of deeds) {
    stretches.push({ car, free, place, must: deed.begins, next: deed.from ?? place });
    free = deed.end;
    place = deed.to ?? place;
  }
  return [...stretches, { car, free, place, must: car.until, next: null }];
}
