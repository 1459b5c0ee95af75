import { type Arc, assign } from "./flow/assign.ts";
import type { PlanProblem, PlanRide, Travel } from "./plan-problem.ts";

/**
 * How many of the rides could be on time at most, whoever planned: each car drives one chain of rides, each begins as soon as its
 * promise could be and ends in time for the next at the latest that it could be. Sizes, needs and the ends of shifts are
 * left out, so it can't be reached; no plan is above it.
 */
export function mostOnTime(problem: PlanProblem, travel: Travel, graceMinutes: number): number {
  return onTimeAtMost(problem, travel, { graceMinutes }).length;
}

type Asked = {
  readonly graceMinutes: number;
  /** Of days in which equally many are on time, one with as many of these as can be. */
  readonly rather?: ReadonlySet<number>;
};

/** The rides that are on time in such a day. */
export function onTimeAtMost(
  { cars, rides, now }: PlanProblem,
  travel: Travel,
  { graceMinutes, rather }: Asked,
): number[] {
  const earliest = (ride: PlanRide) =>
    Math.max(now, ride.notBefore ?? now, ride.pickup - (ride.promised ? 0 : ride.flex));
  const latest = (ride: PlanRide) => ride.pickup + (ride.promised ? 0 : ride.flex) + graceMinutes;
  const little = 1 / (2 * rides.length + 2);
  const arcs = rides.map(({ id }, column): Arc[] => [
    { row: cars.length + column, cost: rather?.has(id) ? 1 + little : 1 },
  ]);
  // One place after the other: the ways from a place are worked out together and not kept for ever.
  const reach = (row: number, { place, free, own }: { place: number; free: number; own?: number }) =>
    rides.forEach((ride, column) => {
      if (column === own || free > latest(ride)) return;
      if (free + travel(place, ride.from, free).minutes <= latest(ride)) arcs[column]?.push({ row, cost: 0 });
    });
  cars.forEach(({ at, from }, row) => reach(row, { place: at, free: Math.max(from, now) }));
  rides.forEach((ride, own) =>
    reach(cars.length + own, { place: ride.to, free: earliest(ride) + ride.takes, own }),
  );
  const rowOf = assign(cars.length + rides.length, arcs);
  return rides.flatMap(({ id }, column) => (rowOf[column] === cars.length + column ? [] : [id]));
}
