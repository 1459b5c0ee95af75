import { PlanGaps } from "./engine/plan-gaps.ts";
import { fits } from "./engine/fits.ts";
import type { Plan } from "./plan.ts";
import type { PlanCar, PlanProblem, Travel } from "./plan-problem.ts";
import { sureCars } from "./reliance.ts";
import { PLAN_DEFAULTS, type PlanSettings } from "./plan-settings.ts";
import type { PromiseAnswer, RideRequest } from "./promise.ts";

/** A ride that has come since the plan was made. */
export type TakenSince = { readonly id: number; readonly request: RideRequest };

type Asked = {
  readonly problem: PlanProblem;
  readonly plan: Plan;
  readonly travel: Travel;
  readonly settings?: Partial<PlanSettings>;
  /** The minute of the day at the problem's minute 0; the reserve goes by the hour of the day. */
  readonly minuteOfDay?: number;
};

/** Other times are looked for in steps of so many minutes, up to an hour away and, where none are, up to three. */
const STEP = 15;
const NEAR = 60;
const FAR = 180;
const OTHER_TIMES = 3;
const FEWEST_OTHER_TIMES = 2;
/** A car that is busy so many minutes before or after can't take over what another didn't. */
const AROUND = 10;

/**
 * Says whether a car will be there, by the plan as it stands and without holding anything: two who ask at once hear the same, and
 * whoever comes second is told anew when the plan has the first.
 */
export class PromiseDesk {
  readonly #asked: Asked;
  readonly #problem: PlanProblem;
  readonly #gaps: PlanGaps;
  readonly #settings: PlanSettings;
  readonly #minuteOfDay: number;

  constructor(asked: Asked, gaps?: PlanGaps) {
    const { problem, plan, travel, settings, minuteOfDay = 0 } = asked;
    this.#asked = asked;
    this.#problem = problem;
    this.#settings = { ...PLAN_DEFAULTS, ...settings };
    const { graceMinutes } = this.#settings;
    this.#gaps = gaps ?? PlanGaps.of({ problem, plan, travel, graceMinutes });
    this.#minuteOfDay = minuteOfDay;
  }

  /** The desk once some rides of the plan are gone, for questions that can't wait for the next plan. Nobody drives by it. */
  without(gone: ReadonlySet<number>): PromiseDesk {
    return gone.size === 0 ? this : new PromiseDesk(this.#asked, this.#gaps.without(gone));
  }

  /** The desk once a ride that came has the gap that is nearest to its time; one that finds none is in nobody's way. */
  taking({ id, request }: TakenSince): PromiseDesk {
    const gap = this.#gaps.nearest(request, this.#willing(request), this.#settings);
    return gap === null ? this : new PromiseDesk(this.#asked, this.#gaps.with(id, request, gap));
  }

  #willing(request: RideRequest): PlanCar[] {
    return this.#problem.cars.filter((car) => fits(car, request));
  }

  answer(request: RideRequest): PromiseAnswer {
    const willing = this.#willing(request);
    const gap = this.#gapFor(request, willing);
    const status = gap === null ? "full" : gap.slack < this.#settings.tightMinutes ? "tight" : "free";
    return {
      status,
      pickup: gap?.pickup ?? null,
      car: gap?.car ?? null,
      slack: gap?.slack ?? 0,
      otherTimes: status === "full" ? this.#otherTimes(request, willing) : [],
    };
  }

  #gapFor(request: RideRequest, cars: readonly PlanCar[]) {
    if (this.#isHeldBack(request, this.#problem.cars) || this.#isHeldBack(request, cars)) return null;
    return this.#gaps.nearest(request, cars, this.#settings);
  }

  /** The nearest times at which a car is free, on round quarters of an hour, sooner and later alike. */
  #otherTimes(request: RideRequest, cars: readonly PlanCar[]): number[] {
    const round = Math.round(request.pickup / STEP) * STEP;
    const nearest = (one: number, other: number) =>
      Math.abs(one - request.pickup) - Math.abs(other - request.pickup);
    const found: number[] = [];
    const tight: number[] = [];
    for (let away = 0; away <= FAR; away += STEP) {
      // A car with little to spare is better than one hours away.
      if (away > NEAR) found.push(...tight.splice(0, FEWEST_OTHER_TIMES - found.length));
      if (found.length >= (away > NEAR ? FEWEST_OTHER_TIMES : OTHER_TIMES)) break;
      for (const pickup of away === 0 ? [round] : [round - away, round + away]) {
        if (pickup < this.#problem.now || Math.abs(pickup - request.pickup) < 1) continue;
        const gap = this.#gapFor({ ...request, pickup, flex: 0 }, cars);
        if (gap) (gap.slack >= this.#settings.tightMinutes ? found : tight).push(pickup);
      }
    }
    return found.toSorted(nearest).slice(0, OTHER_TIMES);
  }

  /**
   * Whether all that is left of some cars then is kept back: for who asks at once, and for drivers who don't take every ride. A car is
   * promised as surely as its driver comes.
   */
  #isHeldBack({ pickup, takes }: RideRequest, cars: readonly PlanCar[]): boolean {
    const { atOnceMinutes, reserve } = this.#settings;
    const isAtOnce = pickup - this.#problem.now <= atOnceMinutes;
    const share = reserve[Math.floor((pickup + this.#minuteOfDay) / 60) % reserve.length] ?? 0;
    const onShift = cars.filter(({ from, until }) => from <= pickup && pickup < until);
    const sure = sureCars(onShift);
    const free = sure * (isAtOnce ? 1 : 1 - share);
    if (free >= onShift.length) return false;
    const around = sure < onShift.length ? AROUND : 0;
    const ids = new Set(cars.map(({ id }) => id));
    return this.#gaps.mostBusyDuring(pickup - around, pickup + takes + around, ids) + 1 > free;
  }
}
