import {
  type Day,
  type DayCar,
  type DayRide,
  type Driven,
  type Island,
  type Played,
  OVERRUN_MINUTES,
} from "./day.ts";
import { roundedUp, takesOf, travelOn } from "./world.ts";
import type { Travel } from "../../server/planning/plan-problem.ts";

/** A driver who accepted a ride that is due this soon counts as on it, and is given nothing else. */
const DUE_WITHIN = 30;
const AHEAD = 45;

type Car = {
  car: DayCar;
  isOut: boolean;
  rides: { ride: DayRide; leave: number; pickup: number; end: number }[];
};

/**
 * The rule that gave rides before there was a plan, as it was in dispatch/run-auto-assign.ts and rank-drivers.ts, with drivers
 * who always accept: every ride that is due within 45 minutes, the soonest first, goes to the free driver who is there soonest.
 * Everybody is promised the time they asked for. With `batch` it waits half a minute and gives all that are due together,
 * the nearest pair first.
 */
export function playTodaysRule(day: Day, island: Island, { batch }: { batch: boolean }): Played {
  const travel = travelOn(island);
  const step = batch ? 0.5 : 0.25;
  const rides = lastTimes(day);
  const cars: Car[] = day.cars.map((car) => ({ car, isOut: false, rides: [] }));
  const open = new Set(rides.values());
  const outAt = new Map(day.changes.flatMap((change) => ("out" in change ? [[change.car, change.at]] : [])));
  const told: Played["told"][number][] = [];
  const ends = Math.max(...[...rides.values()].map(({ pickup }) => pickup)) + 60;
  for (let now = 0; now <= ends; now += step) {
    for (const car of cars) {
      if ((outAt.get(car.car.id) ?? Number.POSITIVE_INFINITY) > now) continue;
      for (const { ride } of breakDown(car, now)) open.add(ride);
    }
    const due = [...open]
      .filter((ride) => isDue(ride, now))
      .toSorted((one, other) => one.pickup - other.pickup || one.id - other.id);
    const free = cars.filter((car) => isFree(car, now));
    const give = (ride: DayRide, car: Car) => {
      const offer = offerOf(ride, car, now, travel);
      open.delete(ride);
      free.splice(free.indexOf(car), 1);
      car.rides.push({ ride, ...offer, end: offer.pickup + takesOf(ride, travel) });
      told.push({ at: now, ride: ride.id, car: car.car.id });
    };
    if (batch) giveNearestPairs(due, free, { now, travel, give });
    else giveInTurn(due, free, { now, travel, give });
  }
  const promises = [...rides.values()].map(({ id, pickup }) => ({ ride: id, pickup }));
  const drives = cars.flatMap(({ car, rides }) =>
    rides.map(({ ride, leave, pickup }): Driven => ({ car: car.id, ride: ride.id, leave, pickup })),
  );
  return { drives, promises, told, planMs: [] };
}

type Giving = { now: number; travel: Travel; give: (ride: DayRide, car: Car) => void };

function giveInTurn(due: readonly DayRide[], free: readonly Car[], { now, travel, give }: Giving): void {
  for (const ride of due) {
    const best = free
      .filter((car) => canTake(ride, car, now, travel))
      .map((car) => ({ car, minutes: Math.ceil(offerOf(ride, car, now, travel).minutes) }))
      .toSorted(
        (one, other) => one.minutes - other.minutes || one.car.rides.length - other.car.rides.length,
      )[0];
    if (best) give(ride, best.car);
  }
}

function giveNearestPairs(
  due: readonly DayRide[],
  free: readonly Car[],
  { now, travel, give }: Giving,
): void {
  const pairs = due
    .flatMap((ride) => free.filter((car) => canTake(ride, car, now, travel)).map((car) => ({ ride, car })))
    .map((pair) => ({ ...pair, minutes: offerOf(pair.ride, pair.car, now, travel).minutes }))
    .toSorted((one, other) => one.minutes - other.minutes);
  const given = new Set<DayRide | Car>();
  for (const { ride, car } of pairs) {
    if (given.has(ride) || given.has(car)) continue;
    given.add(ride).add(car);
    give(ride, car);
  }
}

/** A ride with its last time, without those that were cancelled. */
function lastTimes({ rides, changes }: Day): Map<number, DayRide> {
  const found = new Map(rides.map((ride) => [ride.id, ride]));
  for (const change of changes) {
    if (!("ride" in change)) continue;
    const ride = found.get(change.ride);
    if (ride && "pickup" in change) found.set(ride.id, { ...ride, pickup: change.pickup });
    else found.delete(change.ride);
  }
  return found;
}

function isDue({ known, pickup, patience }: DayRide, now: number): boolean {
  return known <= now && pickup - AHEAD <= now && pickup + patience >= now;
}

/** Takes a car off the road, and gives back the rides that it has not left for. */
function breakDown(car: Car, now: number): Car["rides"] {
  car.isOut = true;
  const given = car.rides.filter(({ leave }) => leave >= now);
  car.rides = car.rides.filter(({ leave }) => leave < now);
  return given;
}

function isFree({ car, isOut, rides }: Car, now: number): boolean {
  const last = rides.at(-1);
  const isBusy = last !== undefined && last.end > now && last.ride.pickup - now <= DUE_WITHIN;
  return !isOut && car.from <= now && now < car.until && !isBusy;
}

/** The driver has the room, no other ride at that time, and can be there before the passenger goes. */
function canTake(
  ride: DayRide,
  { car, rides }: Pick<Car, "car" | "rides">,
  now: number,
  travel: Travel,
): boolean {
  if (ride.passengers > car.seats || ride.bags > car.bags || (ride.wheelchair && !car.wheelchair))
    return false;
  const takes = takesOf(ride, travel);
  const start = Math.max(ride.pickup, now);
  if (rides.some((other) => other.pickup < start + takes && start < other.end)) return false;
  const { pickup } = offerOf(ride, { car, rides }, now, travel);
  return pickup <= ride.pickup + ride.patience && pickup + takes <= car.until + OVERRUN_MINUTES;
}

function offerOf(ride: DayRide, { car, rides }: Pick<Car, "car" | "rides">, now: number, travel: Travel) {
  const before = rides.at(-1);
  const drive = travel(before?.ride.to ?? car.at, ride.from, now).minutes;
  const inTime = Math.max(now, ride.pickup - drive);
  const leave = roundedUp(Math.max(inTime, before?.end ?? 0));
  return { leave, pickup: leave + drive, minutes: leave - inTime + drive };
}
