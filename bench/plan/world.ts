import type { Drive, PlanCar, PlanRide, Travel } from "../../server/planning/plan-problem.ts";
import { type Change, type Day, type DayCar, type DayRide, type Island, PAYING_MINUTES } from "./day.ts";

/** The day as the planner sees it. */

/**
 * Minutes are rounded up to a 64th, which a computer holds exactly: sums of them are exact whatever their order, so that no
 * pickup is a millionth of a minute sooner than the drive allows.
 */
const PARTS = 64;
export const roundedUp = (minutes: number) => Math.ceil(minutes * PARTS - 1e-9) / PARTS;

export function travelOn({ km, min }: Island): Travel {
  const count = min.length;
  const drives: Drive[] = min.flatMap((row, from) =>
    row.map((minutes, to) => ({ minutes: roundedUp(minutes), km: km[from]?.[to] ?? 0 })),
  );
  const stays: Drive = { minutes: 0, km: 0 };
  return (from, to) => (from === to ? stays : (drives[from * count + to] ?? stays));
}

const KINDS = ["economy", "comfort", "xl", "cargo"];

export type CarState = { readonly freeAt: number; readonly place: number; readonly paid: number };

export function carOf(car: DayCar, { freeAt, place, paid }: CarState): PlanCar {
  return {
    id: car.id,
    from: freeAt,
    at: place,
    until: car.until,
    home: car.home,
    seats: car.seats,
    bags: car.bags,
    rank: Math.max(0, KINDS.indexOf(car.kind)),
    offers: car.wheelchair ? ["wheelchair"] : [],
    breaks: [],
    paidMinutes: paid,
    reliance: 1,
  };
}

export function takesOf(ride: DayRide, travel: Travel): number {
  return roundedUp(ride.board) + travel(ride.from, ride.to, ride.pickup).minutes + PAYING_MINUTES;
}

export function rideOf(
  ride: DayRide,
  travel: Travel,
  more: Pick<PlanRide, "pickup" | "promised" | "hand">,
): PlanRide {
  return {
    id: ride.id,
    from: ride.from,
    to: ride.to,
    flex: ride.flex,
    patience: ride.patience,
    waits: false,
    notBefore: null,
    takes: takesOf(ride, travel),
    km: travel(ride.from, ride.to, ride.pickup).km,
    passengers: ride.passengers,
    bags: ride.bags,
    rank: 0,
    needs: ride.wheelchair ? ["wheelchair"] : [],
    notBy: [],
    ...more,
  };
}

/** What happens at one moment of the day: who asks, what changes. */
export type Moment = { readonly at: number; readonly asks: DayRide[]; readonly changes: Change[] };

export function momentsOf({ rides, changes }: Day): Moment[] {
  const moments = new Map<number, Moment>();
  const momentAt = (at: number) => {
    const moment = moments.get(at) ?? { at, asks: [], changes: [] };
    moments.set(at, moment);
    return moment;
  };
  for (const ride of rides) momentAt(ride.known).asks.push(ride);
  for (const change of changes) momentAt(change.at).changes.push(change);
  return [...moments.values()].toSorted((one, other) => one.at - other.at);
}
