import { type Day, type DayRide, type Island, type Played, ON_TIME_MINUTES } from "./day.ts";

/**
 * Judges a played day by what it says alone. Shares no code with the planner or the player: everything is worked out again
 * from the day, the island and the list of drives.
 */
export type Verdict = {
  /** Each thing that can't be, in words; a day with any is worth nothing. */
  readonly wrong: readonly string[];
  /** Who asked, without who cancelled. */
  readonly asked: number;
  readonly served: number;
  readonly onTime: number;
  readonly promised: number;
  readonly keptInTime: number;
  readonly kept: number;
  readonly emptyShare: number;
  /** Rides whose told driver was changed, for each hundred told. */
  readonly toldMoved: number;
  readonly meanLate: number;
  readonly planMsP95: number;
};

/** Times are told to a tenth of a second. */
const TOLERANCE = 0.002;

export function check(day: Day, island: Island, played: Played): Verdict {
  const wrong: string[] = [];
  const rides = asItTurnedOut(day);
  const promises = new Map(played.promises.map(({ ride, pickup }) => [ride, pickup]));
  for (const [id, pickup] of promises) {
    const ride = rides.get(id);
    if (!ride) continue;
    if (Math.abs(pickup - ride.pickup) > ride.flex + TOLERANCE) {
      wrong.push(`ride ${id} was promised ${pickup}, more than ${ride.flex} from ${ride.pickup}`);
    }
  }
  const late = new Map<number, number>();
  for (const { ride: id, pickup } of played.drives) {
    const ride = rides.get(id);
    const promised = promises.get(id);
    if (!ride) wrong.push(`ride ${id} was driven, but was cancelled or never asked for`);
    else if (promised === undefined) wrong.push(`ride ${id} was driven without a promise`);
    else if (late.has(id)) wrong.push(`ride ${id} was driven twice`);
    else {
      const minutes = pickup - promised;
      if (minutes < -TOLERANCE) wrong.push(`ride ${id} was fetched ${-minutes} minutes before its time`);
      if (minutes > ride.patience + TOLERANCE) wrong.push(`the passenger of ${id} had gone`);
      late.set(id, minutes);
    }
  }
  const ways = driveCars(day, island, played, rides, wrong);
  const asked = rides.size;
  const count = (most: number) => [...late.values()].filter((minutes) => minutes <= most + TOLERANCE).length;
  const promised = [...promises.keys()].filter((id) => rides.has(id)).length;
  return {
    wrong,
    asked,
    served: late.size,
    onTime: count(ON_TIME_MINUTES),
    promised,
    keptInTime: count(ON_TIME_MINUTES),
    kept: late.size,
    emptyShare: ways.empty / Math.max(1, ways.empty + ways.paid),
    toldMoved: (100 * movedTold(played)) / Math.max(1, new Set(played.told.map(({ ride }) => ride)).size),
    meanLate: [...late.values()].reduce((sum, one) => sum + Math.max(0, one), 0) / Math.max(1, late.size),
    planMsP95: quantile(played.planMs, 0.95),
  };
}

/** The rides with their last times, without those that were cancelled. */
function asItTurnedOut({ rides, changes }: Day): Map<number, DayRide> {
  const found = new Map(rides.map((ride) => [ride.id, ride]));
  for (const change of changes.toSorted((one, other) => one.at - other.at)) {
    if (!("ride" in change)) continue;
    const ride = found.get(change.ride);
    if (!ride) continue;
    if ("cancelled" in change) found.delete(ride.id);
    else found.set(ride.id, { ...ride, pickup: change.pickup });
  }
  return found;
}

/** Follows each car through its drives. */
function driveCars(
  { cars, changes }: Day,
  { km, min }: Island,
  { drives }: Played,
  rides: Map<number, DayRide>,
  wrong: string[],
): { empty: number; paid: number } {
  let empty = 0;
  let paid = 0;
  const known = new Set(cars.map(({ id }) => id));
  for (const { car, ride } of drives) if (!known.has(car)) wrong.push(`ride ${ride} has no car ${car}`);
  for (const car of cars) {
    const out = changes.find((change) => "out" in change && change.car === car.id)?.at ?? Infinity;
    let free = car.from;
    let place = car.at;
    const own = drives.filter((drive) => drive.car === car.id).toSorted((a, b) => a.pickup - b.pickup);
    for (const drive of own) {
      const ride = rides.get(drive.ride);
      if (!ride) continue;
      const say = (what: string) => wrong.push(`car ${car.id} with ride ${ride.id} ${what}`);
      const way = place === ride.from ? 0 : (min[place]?.[ride.from] ?? Infinity);
      if (drive.leave < free - TOLERANCE) say(`leaves at ${drive.leave} and is free at ${free}`);
      if (drive.leave < ride.known - TOLERANCE) say("leaves before anybody asked");
      if (drive.pickup < drive.leave + way - TOLERANCE) say("is there sooner than it can drive");
      if (ride.passengers > car.seats || ride.bags > car.bags) say("has no room");
      if (ride.wheelchair && !car.wheelchair) say("takes no wheelchair");
      if (drive.leave > out + TOLERANCE) say("leaves after it broke down");
      free = drive.pickup + ride.board + (min[ride.from]?.[ride.to] ?? Infinity) + 1;
      if (free > car.until + 60 + TOLERANCE)
        say(`is at work until ${free}, more than an hour past ${car.until}`);
      empty += place === ride.from ? 0 : (km[place]?.[ride.from] ?? 0);
      paid += km[ride.from]?.[ride.to] ?? 0;
      place = ride.to;
    }
  }
  return { empty, paid };
}

function movedTold({ told }: Played): number {
  const car = new Map<number, number>();
  const moved = new Set<number>();
  for (const one of told.toSorted((a, b) => a.at - b.at)) {
    if (car.has(one.ride) && car.get(one.ride) !== one.car) moved.add(one.ride);
    car.set(one.ride, one.car);
  }
  return moved.size;
}

function quantile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
