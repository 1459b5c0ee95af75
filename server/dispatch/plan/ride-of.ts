import { VEHICLE_TYPES, bagsBehind } from "../../../domain/fares/vehicles.ts";
import { PROMISED, isOneOf } from "../../../domain/rides/ride-states.ts";
import { straightKm } from "../../places/geometry.ts";
import type { Hand, PlanRide } from "../../planning/plan-problem.ts";
import { IN_TOWN, pointOf } from "./cars-of.ts";
import type { DayClock } from "./day-clock.ts";
import type { listClosures, RideToPlan } from "./plan.queries.ts";
import type { PlanPlaces } from "./plan-places.ts";
import type { DayCar } from "./read-day.ts";

/** Getting in and out, and paying. */
export const BOARD_MINUTES = 4;
/** A passenger is taken to wait so long after the promised time. */
export const PATIENCE_MINUTES = 60;
/** A pickup so near to a closed place is at it. */
export const CLOSED_KM = 0.5;

type RideFacts = {
  readonly clock: DayClock;
  readonly places: PlanPlaces;
  readonly cars: readonly DayCar[];
  /** The cars of each driver. */
  readonly byDriver: ReadonlyMap<string, readonly DayCar[]>;
  readonly closures: Awaited<ReturnType<typeof listClosures>>;
  /** The equipment beyond seats that any car of the company has: what none has written down can't be asked for. */
  readonly offered: ReadonlySet<string>;
};

/**
 * A ride as the planner is asked it, whoever said no to it. An end that the map doesn't know is taken to be in town, where most are; null
 * for one that no street leads to.
 */
export function rideOf(row: RideToPlan, facts: RideFacts): PlanRide | null {
  const { clock, places, closures, offered } = facts;
  const pickup = pointOf(row.pickup_lat, row.pickup_lng) ?? IN_TOWN;
  const dropoff = pointOf(row.dropoff_lat, row.dropoff_lng) ?? IN_TOWN;
  const from = places.numberOf(pickup);
  const to = places.numberOf(dropoff);
  if (from === null || to === null) return null;
  const closed = closures.filter((closure) => straightKm(closure, pickup) <= CLOSED_KM);
  const needs = [row.wheelchair ? "wheelchair" : "", row.child_seat ? "child_seat" : ""];
  return {
    id: row.id,
    from,
    to,
    pickup: clock.minuteOf(row.promised_at ?? row.ride_datetime),
    promised: row.past_capacity !== true,
    waits: row.past_capacity === true,
    flex: 0,
    patience: PATIENCE_MINUTES,
    notBefore:
      closed.length === 0 ? null : Math.max(...closed.map(({ until_at }) => clock.minuteOf(until_at))),
    takes: row.duration_min + BOARD_MINUTES,
    km: row.distance_m / 1_000,
    passengers: row.passenger_count,
    bags: bagsBehind({ luggage: row.luggage_count, pricedFor: row.vehicle_type }),
    rank: row.vehicle_asked ? VEHICLE_TYPES.indexOf(row.vehicle_type) : 0,
    needs: needs.filter((need) => offered.has(need)),
    notBy: keptFrom(row, facts),
    hand: handOf(row, facts),
  };
}

/** The cars of all others, where dispatch wants a certain driver to have it. */
function keptFrom({ kept_driver_id: kept }: RideToPlan, { cars }: RideFacts): number[] {
  return kept === null ? [] : cars.filter(({ driver }) => driver.id !== kept).map(({ car }) => car.id);
}

/**
 * The hand that it is in: the shift of its driver in which it falls, the first where it falls in none. The plan may
 * take back its own offer as long as nobody said yes; a ride that dispatch has assigned stays with its driver.
 */
function handOf(row: RideToPlan, { byDriver, clock }: RideFacts): Hand | null {
  if (!isOneOf(PROMISED, row.status) || row.driver_id === null) return null;
  const own = byDriver.get(String(row.driver_id)) ?? [];
  const pickup = clock.minuteOf(row.ride_datetime);
  const car = own.find(({ car: { from, until } }) => from <= pickup && pickup < until) ?? own[0];
  if (!car) return null;
  const isToldBefore = row.status === "Assigned" && row.told_before_at !== null;
  return { state: row.offered_at !== null || isToldBefore ? "told" : "accepted", car: car.car.id };
}
