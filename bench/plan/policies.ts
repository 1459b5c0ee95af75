import { mostOnTime } from "../../server/planning/most-on-time.ts";
import type { Day, DayRide, Island, Played } from "./day.ts";
import { ON_TIME_MINUTES } from "./day.ts";
import { playPlan } from "./play.ts";
import { playTodaysRule } from "./todays-rule.ts";
import { carOf, rideOf, travelOn } from "./world.ts";

const EVENING_BEFORE = -60;
/** The evening before there is time, but for a thousand rides no more than a second of it. */
const FIRST = { most: 1_000, ofAThousandRides: 400 };
const effortFor = ({ rides }: Day) => ({
  first: Math.min(FIRST.most, Math.ceil(FIRST.ofAThousandRides * (1_000 / Math.max(1, rides.length)) ** 2)),
  later: 250,
});
const clock = () => performance.now();

/** The ways of giving rides that are held against each other. */
export const POLICIES = {
  "today's rule": (day, island) => playTodaysRule(day, island, { batch: false }),
  "batch of 30 s": (day, island) => playTodaysRule(day, island, { batch: true }),
  plan: (day, island) => playPlan(day, island, { effort: effortFor(day), turnsAway: false, clock }),
  "plan with promises": (day, island) =>
    playPlan(day, island, { effort: effortFor(day), turnsAway: true, clock }),
  clairvoyant: (day, island) =>
    playPlan(foreseen(day), island, { effort: effortFor(day), turnsAway: true, clock }),
} satisfies Record<string, (day: Day, island: Island) => Played>;

/** The rides as they turned out, for whoever could know. */
function asTurnedOut({ rides, changes }: Day): DayRide[] {
  const found = new Map(rides.map((ride) => [ride.id, ride]));
  for (const change of changes.toSorted((one, other) => one.at - other.at)) {
    const ride = "ride" in change ? found.get(change.ride) : undefined;
    if (!ride) continue;
    if ("pickup" in change) found.set(ride.id, { ...ride, pickup: change.pickup });
    else found.delete(ride.id);
  }
  return [...found.values()];
}

/** The same day for who knows all of it the evening before. A car that breaks down is never there. */
function foreseen(day: Day): Day {
  const changes = day.changes.filter((change) => "out" in change);
  const rides = asTurnedOut(day).map((ride) => ({ ...ride, known: EVENING_BEFORE }));
  return { ...day, rides, changes };
}

/** The share that could be on time at most with each ride at the minute that was asked for. */
export function boundOf(day: Day, island: Island): number {
  const travel = travelOn(island);
  const rides = asTurnedOut(day).map((ride) =>
    rideOf(ride, travel, { pickup: ride.pickup, promised: true, hand: null }),
  );
  const cars = day.cars.map((car) => carOf(car, { freeAt: car.from, place: car.at, paid: 0 }));
  return (
    mostOnTime({ now: EVENING_BEFORE, cars, rides }, travel, ON_TIME_MINUTES) / Math.max(1, rides.length)
  );
}
