import type { PlanReason, PlanState } from "../../../contract/dispatch/plan.ts";
import { fits, VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { ABOARD, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { CarPlan, LeftOver, Plan, PlannedStop } from "../../planning/plan.ts";
import type { PlanRide } from "../../planning/plan-problem.ts";
import type { RideToPlan } from "./plan.queries.ts";
import { isCertainStop } from "./certain-stop.ts";
import type { PlanCarRow, PlanRideRow } from "./plan-rows.queries.ts";
import type { Day } from "./read-day.ts";

/** A plan as rows, one for each ride that is under way or to come. */
export function rideRows(day: Day, plan: Plan): PlanRideRow[] {
  const { clock } = day;
  const driven = plan.cars.flatMap((planned) =>
    planned.stops.map((stop, index) => ({
      ...drivenRow(day, day.cars.get(planned.car)?.driver.id ?? null, stop),
      is_certain: isCertainStop(day, planned, index),
    })),
  );
  const left = plan.leftOver.map((one) => ({
    ...emptyRow(one.ride, "left_over"),
    reason: reasonOf(day, one),
  }));
  const aboard = day.aboard.map((ride) => ({
    ...emptyRow(ride.id, "aboard"),
    driver_id: ride.driver_id,
    pickup_at: ride.picked_up_at,
    minutes_late: minutesLate(ride.picked_up_at, ride),
    free_at: freeAfterAboard(day, plan, ride),
  }));
  const unasked = day.unasked.map((ride) => ({
    ...emptyRow(ride.id, stateOf(ride)),
    driver_id: ride.driver_id,
    ...(ride.out_of_plan ? {} : { reason: { ...NO_REASON, code: "unknown_place" as const } }),
  }));
  return [...driven, ...left, ...aboard, ...unasked].toSorted((one, other) => one.ride_id - other.ride_id);

  function drivenRow(of: Day, driverId: number | null, stop: PlannedStop): Omit<PlanRideRow, "is_certain"> {
    const ride = of.rides.get(stop.ride);
    return {
      ride_id: stop.ride,
      driver_id: driverId,
      state: ride ? stateOf(ride) : "planned",
      leave_at: clock.instantOf(stop.leave),
      pickup_at: ride?.arrived_at ?? clock.instantOf(stop.pickup),
      free_at: clock.instantOf(stop.end),
      minutes_late: ride?.arrived_at ? minutesLate(ride.arrived_at, ride) : Math.round(stop.late),
      slack_minutes: whole(stop.slack),
      empty_minutes: whole(stop.emptyMinutes),
      reason: null,
    };
  }
}

/** A row of the plan for each car that is on now, or for the first shift to come. */
export function carRows(day: Day, plan: Plan): PlanCarRow[] {
  const seen = new Set<number>();
  return plan.cars.flatMap((planned) => {
    const of = day.cars.get(planned.car);
    if (!of || seen.has(of.driver.id)) return [];
    seen.add(of.driver.id);
    const { clock } = day;
    const [pause] = planned.breaks;
    return [
      {
        driver_id: of.driver.id,
        from_at: clock.instantOf(of.car.from),
        until_at: clock.instantOf(of.car.until),
        on_a_shift: of.written,
        break_from: pause ? clock.instantOf(pause.from) : null,
        break_until: pause ? clock.instantOf(pause.until) : null,
        next_free_at: clock.instantOf(nextFree(planned, of.car.from)),
        home_at: planned.homeAt === null ? null : clock.instantOf(planned.homeAt),
        paid_minutes: whole(of.car.paidMinutes),
      },
    ];
  });
}

/** A plan in words that stay the same for as long as it says the same: a car that is free now is free now a moment later too. */
export function wordsOfPlan(
  rows: { rides: readonly PlanRideRow[]; cars: readonly PlanCarRow[] },
  now: Date,
): string {
  const unlessNow = (moment: Date | null) => (moment !== null && moment > now ? moment : "now");
  const cars = rows.cars.map((car) => ({
    ...car,
    from_at: unlessNow(car.from_at),
    next_free_at: unlessNow(car.next_free_at),
  }));
  return JSON.stringify([...rows.rides, ...cars].map(valuesOf));
}

/** Moments as numbers, since dates take most of the time that it takes to put a plan into words. */
function valuesOf(row: object): unknown[] {
  return Object.values(row).map((value) => (value instanceof Date ? value.getTime() : value));
}

/** From when a car could be given something new: now, or after the ride that it is on or leaves for. */
function nextFree({ stops }: CarPlan, from: number): number {
  let free = from;
  for (const stop of stops) {
    if (stop.leave > free) return free;
    free = stop.end;
  }
  return free;
}

function freeAfterAboard(day: Day, { cars }: Plan, ride: RideToPlan): Date | null {
  const own = cars.find(({ car }) => day.cars.get(car)?.driver.id === ride.driver_id);
  const car = own && day.cars.get(own.car);
  return car ? day.clock.instantOf(car.car.from) : null;
}

function stateOf(ride: RideToPlan): PlanState {
  if (isOneOf(ABOARD, ride.status)) return "aboard";
  if (ride.status === "Accepted") return "accepted";
  return ride.status === "Assigned" ? "told" : "planned";
}

/** Whole minutes after what was promised. */
function minutesLate(at: Date | null, ride: RideToPlan): number | null {
  if (at === null) return null;
  const promised = ride.promised_at ?? ride.ride_datetime;
  return Math.max(0, Math.round((at.getTime() - promised.getTime()) / 60_000));
}

function whole(minutes: number): number {
  return Math.min(30_000, Math.max(0, Math.round(minutes)));
}

function emptyRow(rideId: number, state: PlanState): PlanRideRow {
  return {
    ride_id: rideId,
    driver_id: null,
    state,
    leave_at: null,
    pickup_at: null,
    free_at: null,
    minutes_late: null,
    slack_minutes: null,
    empty_minutes: null,
    reason: null,
    is_certain: false,
  };
}

const NO_REASON = { cars: 0, needs: null, first_driver_id: null, first_at: null } as const;

const CODES = {
  "nothing-fits": "nothing_fits",
  "turned-down": "turned_down",
  "off-shift": "off_shift",
  "fitting-cars-busy": "fitting_cars_busy",
  "all-busy": "all_busy",
  "passenger-gone": "passenger_gone",
} as const satisfies Record<LeftOver["why"], PlanReason["code"]>;

function reasonOf(day: Day, { ride, why, couldCarry, first }: LeftOver): PlanReason {
  const asked = day.problem.rides.find(({ id }) => id === ride);
  return {
    code: CODES[why],
    cars: couldCarry,
    needs: asked ? rareNeed(asked) : null,
    first_driver_id: first && (day.cars.get(first.car)?.driver.id ?? null),
    first_at: first && day.clock.instantOf(first.pickup).toISOString(),
  };
}

/** A need of a ride that not every car meets. */
function rareNeed({ needs, passengers, bags, rank }: PlanRide): PlanReason["needs"] {
  if (needs.includes("wheelchair")) return "wheelchair";
  if (needs.includes("child_seat")) return "child_seat";
  if (!fits("economy", { passengers, luggage: bags }, 0)) return "size";
  return rank > VEHICLE_TYPES.indexOf("economy") ? "class" : null;
}
