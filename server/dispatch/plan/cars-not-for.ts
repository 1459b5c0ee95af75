import { curacaoDate } from "../../../domain/curacao-time.ts";
import { lastDayOfRides } from "../../../domain/papers/papers.ts";
import type { PlanRide } from "../../planning/plan-problem.ts";
import type { DayClock } from "./day-clock.ts";
import type { DayCar } from "./read-day.ts";

/** With the drive to the pickup, a driver is told about so long before it. */
export const TOLD_BEFORE_MINUTES = 40;

type When = { readonly clock: DayClock; readonly now: Date };
type HeldCar = Pick<DayCar, "likely" | "awaited"> & {
  readonly driver: Pick<DayCar["driver"], "papers">;
  readonly car: Pick<DayCar["car"], "id" | "from">;
};
type AskedRide = Pick<PlanRide, "pickup" | "hand"> & { readonly at: Date };

/**
 * The cars that a ride isn't for by their hours and their papers: of all cars each is looked at once, and rides for which it is the same cars
 * get one and the same list.
 *
 * Cars that are only likely to come on, or are late to: nobody is made to wait for one. A driver who is late on keeps what they have, and is
 * given nothing that they would have to hear of by now. Nor is a ride given to a driver with a paper that will have run out on its day.
 */
export function carsNotFor(
  cars: readonly HeldCar[],
  { clock, now }: When,
): (ride: AskedRide) => readonly number[] {
  const today = curacaoDate(now);
  const minute = clock.minuteOf(now);
  const awaited = cars.filter((one) => one.awaited);
  const comeOn = stepsOf(cars, ({ likely, awaited: isLate, car }) => (likely && !isLate ? car.from : null));
  const holdUntil = stepsOf(cars, ({ driver }) => lastDayOfRides(driver.papers));
  const known = new Map<string, readonly number[]>();
  return ({ pickup, hand, at }) => {
    const date = curacaoDate(at);
    const day = date > today ? date : today;
    const notOn = comeOn.filter(([from]) => pickup < from);
    const heldBack = holdUntil.filter(([last]) => last < day);
    const name = `${notOn.length} ${heldBack.length}`;
    const ids = known.get(name) ?? [...notOn, ...heldBack].flatMap(([, some]) => some);
    known.set(name, ids);
    const late =
      pickup - TOLD_BEFORE_MINUTES < minute ? awaited.filter(({ car }) => car.id !== hand?.car) : [];
    return late.length === 0 ? ids : [...ids, ...late.map(({ car }) => car.id)];
  };
}

/** The cars that have a value, by it. */
function stepsOf<V extends string | number>(
  cars: readonly HeldCar[],
  valueOf: (car: HeldCar) => V | null,
): [V, number[]][] {
  const steps = new Map<V, number[]>();
  for (const one of cars) {
    const value = valueOf(one);
    if (value === null) continue;
    const ids = steps.get(value);
    if (ids) ids.push(one.car.id);
    else steps.set(value, [one.car.id]);
  }
  return [...steps];
}
