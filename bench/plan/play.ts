import { planDay } from "../../server/planning/plan-day.ts";
import type { CarPlan, Plan } from "../../server/planning/plan.ts";
import type { PlanRide, Travel } from "../../server/planning/plan-problem.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "../../server/planning/plan-settings.ts";
import { ridesToTell } from "../../server/planning/rides-to-tell.ts";
import type { Change, Day, DayRide, Driven, Island, Played } from "./day.ts";
import { type CarState, type Moment, carOf, momentsOf, rideOf, takesOf, travelOn } from "./world.ts";

export type PlayOptions = {
  readonly settings?: Partial<PlanSettings>;
  readonly effort: { readonly first: number; readonly later: number };
  /** Whether a request that can't be driven in time is turned away; else everybody is promised what they asked for. */
  readonly turnsAway: boolean;
  readonly seed?: number;
  readonly clock: () => number;
};

/** Whoever waits for an answer doesn't wait longer: on a slow machine the plan so far stands, as in the product. */
const LONGEST_REPLAN_MS = 80;
/** The plan of the evening before is given longer, since nobody waits for it. */
const LONGEST_FIRST_MS = 900;

type Car = CarState & { freeAt: number; place: number; paid: number; out: boolean };
/** A ride that was promised and not yet left for. */
type Waiting = { ride: DayRide; promise: number; told: number | null };

/**
 * Plays a day with the real planner in simulated time. Drives happen as the plan says; a ride is known from `known` on,
 * and at that moment it is promised a time or turned away. The planner is given what is known then and nothing else.
 */
export function playPlan(day: Day, island: Island, options: PlayOptions): Played {
  const game = new Game(day, travelOn(island), options);
  for (const moment of momentsOf(day)) game.reach(moment);
  game.driveUntil(Number.POSITIVE_INFINITY);
  return game.played();
}

class Game {
  readonly #travel: Travel;
  readonly #day: Day;
  readonly #options: PlayOptions;
  readonly #settings: PlanSettings;
  readonly #cars: Map<number, Car>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #moved = new Map<number, number>();
  readonly #promises = new Map<number, number>();
  readonly #drives: Driven[] = [];
  readonly #told: { at: number; ride: number; car: number }[] = [];
  readonly #planMs: number[] = [];
  #plan: readonly CarPlan[] = [];
  #now = Number.NEGATIVE_INFINITY;

  constructor(day: Day, travel: Travel, options: PlayOptions) {
    this.#day = day;
    this.#travel = travel;
    this.#options = options;
    this.#settings = { ...PLAN_DEFAULTS, ...options.settings };
    this.#cars = new Map(
      day.cars.map((car) => [car.id, { freeAt: car.from, place: car.at, paid: 0, out: false }]),
    );
  }

  reach({ at, asks, changes }: Moment): void {
    this.driveUntil(at);
    const asking = asks.map((ride) => ({ ...ride, pickup: this.#moved.get(ride.id) ?? ride.pickup }));
    for (const change of changes) {
      const again = this.#change(change);
      if (again) asking.push(again);
    }
    this.#replan(at, asking);
  }

  /** Lets the cars do what the plan says before a moment: drivers are told, and leave. */
  driveUntil(at: number): void {
    for (;;) {
      const next = this.#nextDeed(at);
      if (!next) break;
      this.#now = Math.max(this.#now, next.at);
      next.deed();
    }
    this.#now = Math.max(this.#now, at);
  }

  played(): Played {
    const promises = [...this.#promises].map(([ride, pickup]) => ({ ride, pickup }));
    return { drives: this.#drives, promises, told: this.#told, planMs: this.#planMs };
  }

  #nextDeed(before: number): { at: number; deed: () => void } | null {
    let next: { at: number; deed: () => void } | null = null;
    const consider = (at: number, deed: () => void) => {
      if (at < before && (!next || at < next.at)) next = { at, deed };
    };
    for (const plan of this.#plan) {
      const first = plan.stops[0];
      if (first) consider(first.leave, () => this.#leave(plan, first));
      for (const stop of plan.stops.slice(0, this.#settings.toldRides)) {
        const waiting = this.#waiting.get(stop.ride);
        if (waiting?.told !== plan.car) {
          consider(Math.max(stop.leave - this.#settings.toldAhead, this.#now), () =>
            this.#tell(stop.ride, plan.car),
          );
        }
      }
    }
    return next;
  }

  #tell(ride: number, car: number): void {
    const waiting = this.#waiting.get(ride);
    if (!waiting) throw new Error(`ride ${ride} is in the plan and not waiting`);
    waiting.told = car;
    this.#told.push({ at: this.#now, ride, car });
  }

  #leave(plan: CarPlan, { ride: id, leave, pickup }: CarPlan["stops"][number]): void {
    const waiting = this.#waiting.get(id);
    const car = this.#cars.get(plan.car);
    if (!waiting || !car) throw new Error(`ride ${id} or car ${plan.car} is not there`);
    if (waiting.told !== plan.car) this.#tell(id, plan.car);
    this.#drives.push({ car: plan.car, ride: id, leave, pickup });
    const takes = takesOf(waiting.ride, this.#travel);
    car.freeAt = pickup + takes;
    car.place = waiting.ride.to;
    car.paid += takes;
    this.#waiting.delete(id);
    this.#plan = this.#plan.map((one) => (one === plan ? { ...one, stops: one.stops.slice(1) } : one));
  }

  /** Takes a change in; returns the ride that asks again. */
  #change(change: Change): DayRide | null {
    if ("out" in change) {
      const car = this.#cars.get(change.car);
      if (car) car.out = true;
      return null;
    }
    const cancelled = "cancelled" in change;
    if (!cancelled) this.#moved.set(change.ride, change.pickup);
    const waiting = this.#waiting.get(change.ride);
    const ride = waiting?.ride ?? this.#turnRound(change);
    if (!ride) return null;
    this.#waiting.delete(change.ride);
    this.#promises.delete(change.ride);
    return cancelled ? null : { ...ride, pickup: change.pickup };
  }

  /** A car under way to who has cancelled or moved their ride turns round, and is back when it has driven as long again. */
  #turnRound({ at, ride }: { at: number; ride: number }): DayRide | null {
    const index = this.#drives.findIndex((drive) => drive.ride === ride);
    const drive = this.#drives[index];
    if (!drive || drive.pickup <= at) return null;
    const car = this.#cars.get(drive.car);
    const asked = this.#day.rides.find(({ id }) => id === ride);
    const before = this.#drives.findLast((other, place) => place < index && other.car === drive.car);
    if (!car || !asked) return null;
    const from = this.#day.rides.find(({ id }) => id === before?.ride)?.to;
    car.place = from ?? this.#day.cars.find(({ id }) => id === drive.car)?.at ?? car.place;
    car.freeAt = at + (at - drive.leave);
    car.paid -= takesOf(asked, this.#travel);
    this.#drives.splice(index, 1);
    return asked;
  }

  #replan(now: number, asking: readonly DayRide[]): void {
    const waiting = [...this.#waiting.values()].map(({ ride, promise, told }): PlanRide => {
      const hand = told === null ? null : ({ state: "told", car: told } as const);
      return rideOf(ride, this.#travel, { pickup: promise, promised: true, hand });
    });
    const { effort, seed = 1, turnsAway, clock } = this.#options;
    const asked = asking.map((ride) =>
      rideOf(ride, this.#travel, { pickup: ride.pickup, promised: !turnsAway, hand: null }),
    );
    const cars = this.#day.cars.flatMap((car) => {
      const state = this.#cars.get(car.id);
      return state && !state.out ? [carOf(car, state)] : [];
    });
    const isFirst = this.#plan.length === 0;
    const began = clock();
    const plan = planDay({ now, cars, rides: [...waiting, ...asked] }, this.#travel, {
      settings: this.#settings,
      seed,
      effort: isFirst ? effort.first : effort.later,
      stop: () => clock() - began > (isFirst ? LONGEST_FIRST_MS : LONGEST_REPLAN_MS),
      ...(isFirst ? {} : { previous: { cars: this.#plan } }),
    });
    this.#planMs.push(clock() - began);
    this.#keep(plan, asking);
    for (const { ride, car } of ridesToTell(plan, { now, cars, rides: waiting }, this.#settings)) {
      this.#tell(ride, car);
    }
  }

  /** Promises what the plan can keep, and turns the rest away. */
  #keep(plan: Plan, asking: readonly DayRide[]): void {
    this.#plan = plan.cars;
    const stops = new Map(plan.cars.flatMap(({ stops }) => stops.map((stop) => [stop.ride, stop] as const)));
    for (const ride of asking) {
      const promise = this.#options.turnsAway ? stops.get(ride.id)?.promise : ride.pickup;
      if (promise === undefined) continue;
      this.#promises.set(ride.id, promise);
      this.#waiting.set(ride.id, { ride, promise, told: null });
    }
    // Its driver hears that it is gone; whoever has it now is told in time, as of any ride.
    for (const { ride } of plan.moved) {
      const moved = this.#waiting.get(ride);
      if (moved) moved.told = null;
    }
    for (const [id, { ride, promise }] of this.#waiting) {
      if (!stops.has(id) && promise + ride.patience < this.#now) this.#waiting.delete(id);
    }
  }
}
