import type { Plan, PlannedStop } from "./plan.ts";
import type { PlanProblem } from "./plan-problem.ts";

/** The difference that a plan would make in the place of another, so that a person can look before it does. */
export type PlanDifference = {
  /** Rides whose pickup is later or sooner than before, in minutes; the latest first. */
  readonly shifted: readonly { readonly ride: number; readonly minutes: number; readonly late: number }[];
  /** Rides that another car drives. */
  readonly moved: readonly {
    readonly ride: number;
    readonly from: number;
    readonly to: number;
    readonly told: boolean;
  }[];
  /** Rides that have a car now and had none, and the other way round. */
  readonly gained: readonly number[];
  readonly lost: readonly number[];
  readonly emptyMinutes: number;
  readonly emptyKm: number;
};

/** Half a minute is nothing that anybody waits for. */
const SAME_TIME = 0.5;

export function planDifference(before: Plan, after: Plan, { rides }: PlanProblem): PlanDifference {
  const old = stopsOf(before);
  const fresh = stopsOf(after);
  const told = new Set(rides.flatMap(({ id, hand }) => (hand ? [id] : [])));
  const both = [...fresh.values()].flatMap(({ car, stop }) => {
    const was = old.get(stop.ride);
    return was ? [{ was, car, stop }] : [];
  });
  return {
    shifted: both
      .map(({ was, stop }) => ({
        ride: stop.ride,
        minutes: stop.pickup - was.stop.pickup,
        late: stop.late,
      }))
      .filter(({ minutes }) => Math.abs(minutes) >= SAME_TIME)
      .toSorted((one, other) => other.minutes - one.minutes || one.ride - other.ride),
    moved: both
      .filter(({ was, car }) => was.car !== car)
      .map(({ was, car, stop }) => ({
        ride: stop.ride,
        from: was.car,
        to: car,
        told: told.has(stop.ride),
      })),
    gained: [...fresh.keys()].filter((ride) => !old.has(ride)),
    lost: [...old.keys()].filter((ride) => !fresh.has(ride) && rides.some(({ id }) => id === ride)),
    emptyMinutes: emptyOf(after, "emptyMinutes") - emptyOf(before, "emptyMinutes"),
    emptyKm: emptyOf(after, "emptyKm") - emptyOf(before, "emptyKm"),
  };
}

function stopsOf(plan: Plan): Map<number, { car: number; stop: PlannedStop }> {
  return new Map(
    plan.cars.flatMap(({ car, stops }) => stops.map((stop) => [stop.ride, { car, stop }] as const)),
  );
}

function emptyOf(plan: Plan, what: "emptyMinutes" | "emptyKm"): number {
  return plan.cars.reduce((sum, car) => sum + car[what], 0);
}
