import type { Point } from "../../../domain/places/place-points.ts";
import type { DayInHindsight, DrivenDay } from "../../dispatch/plan/look-back-at.ts";
import type { CarHours } from "./car-hours.ts";
import type { JudgedRide } from "./judge-rides.ts";

/** A car with the rides of its day. */
export type DrivenCar = { readonly rides: readonly JudgedRide[]; readonly hours: CarHours };

/** The day as it is looked back at; the ways stand in the order of the cars and of their rides. */
export function drivenDay(
  rides: readonly JudgedRide[],
  { cars, start }: { cars: ReadonlyMap<number, DrivenCar>; start: Date },
): DrivenDay {
  return {
    start,
    cars: [...cars].map(([id, { hours }]) => ({ id, from: hours.from ?? start })),
    rides: rides
      .filter(({ promise }) => promise)
      .map(({ ride, onTime }) => ({
        id: ride.id,
        promisedAt: ride.promised_at,
        minutes: ride.duration_min,
        pickup: pointOf(ride.pickup_lat, ride.pickup_lng),
        dropoff: pointOf(ride.dropoff_lat, ride.dropoff_lng),
        onTime,
      })),
    ways: [...cars.values()].flatMap(waysOf),
  };
}

function waysOf({ rides }: DrivenCar): DrivenDay["ways"] {
  const driven = drivenInTurn(rides);
  return driven.slice(1).map(({ ride }, index) => {
    const before = driven[index]?.ride;
    return {
      from: before ? pointOf(before.dropoff_lat, before.dropoff_lng) : null,
      to: pointOf(ride.pickup_lat, ride.pickup_lng),
      at: before?.completed_at ?? ride.promised_at,
    };
  });
}

function drivenInTurn(rides: readonly JudgedRide[]): JudgedRide[] {
  const begun = ({ ride }: JudgedRide) => (ride.picked_up_at ?? ride.promised_at).getTime();
  return rides
    .filter(({ ride }) => ride.completed_at !== null)
    .toSorted((one, other) => begun(one) - begun(other));
}

/** The empty kilometres of each car, from the ways as they stand in the day that was looked back at. */
export function kmByDriver(cars: ReadonlyMap<number, DrivenCar>, { waysKm }: DayInHindsight) {
  let next = 0;
  const known = new Map(
    [...cars].map(([id, { rides }]) => {
      const count = Math.max(0, drivenInTurn(rides).length - 1);
      const ways = waysKm.slice(next, next + count);
      next += count;
      const km = ways.filter((way) => way !== null);
      return [id, { km: km.length === 0 ? null : tenths(sum(km)), unknown: count - km.length }] as const;
    }),
  );
  return (id: number) => known.get(id) ?? { km: null, unknown: 0 };
}

/** The kilometres that passengers were driven. */
export function kmWithPassengers(rides: readonly JudgedRide[]): number {
  const metres = rides.flatMap(({ ride }) => (ride.completed_at === null ? [] : ride.distance_m));
  return tenths(sum(metres) / 1_000);
}

function pointOf(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}

function tenths(km: number): number {
  return Math.round(km * 10) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}
