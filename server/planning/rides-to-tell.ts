import type { Plan } from "./plan.ts";
import type { PlanProblem } from "./plan-problem.ts";
import type { PlanSettings } from "./plan-settings.ts";

/** A ride whose driver is to hear of it now. */
export type RideToTell = { readonly ride: number; readonly car: number; readonly leave: number };

/** A ride that would be late is told so shortly before it is left for: until then a car may come free that is in time. */
const LATE_AHEAD = 5;

/**
 * Picks what each driver is to be told: the next rides that must be left for within `toldAhead` minutes, and never more than
 * `toldRides` at once, so that the rest of the day can still change. A driver who doesn't take every ride hears sooner, so that there is time to ask another.
 */
export function ridesToTell(
  plan: Plan,
  { now, cars, rides }: PlanProblem,
  settings: Pick<PlanSettings, "toldAhead" | "toldRides" | "graceMinutes">,
): RideToTell[] {
  const known = new Set(rides.flatMap(({ id, hand }) => (hand ? [id] : [])));
  const reliance = new Map(cars.map((car) => [car.id, car.reliance]));
  return plan.cars.flatMap(({ car, stops }) =>
    stops
      .slice(0, settings.toldRides)
      .filter(({ ride, leave, late }) => {
        const inTime = settings.toldAhead * (2 - (reliance.get(car) ?? 1));
        const ahead = late > settings.graceMinutes ? LATE_AHEAD : inTime;
        return !known.has(ride) && leave - ahead <= now;
      })
      .map(({ ride, leave }) => ({ ride, car, leave })),
  );
}
