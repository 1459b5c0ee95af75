import type { Point } from "../../../domain/places/place-points.ts";
import { VEHICLES, VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import { endAboard } from "../../../domain/rides/end-aboard.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import type { RosterDriver } from "../../drivers/roster.ts";
import { knownPosition } from "../estimate-drives.ts";
import type { DayClock } from "./day-clock.ts";
import type { RideToPlan } from "./plan.queries.ts";
import type { PlanPlaces } from "./plan-places.ts";
import type { DayCar } from "./read-day.ts";
import { hoursInService } from "./hours-in-service.ts";
import type { WorkingHours, hoursFrom } from "./working-hours.ts";

/** A van that nobody counts the bags of. */
const ANY_BAGS = 99;
/** Where a car or an end of a ride is taken to be of which nobody knows anything. */
export const IN_TOWN: Point = { lat: 12.1097, lng: -68.9311 };
/**
 * A driver of whom nobody knows where they are is taken to need so long for anything: rides later in the day are planned for them, and
 * nothing is offered that must be left for at once.
 */
const UNKNOWN_MINUTES = 30;
/** A driver has at most so many shifts within what is planned. */
const SHIFTS_OF_A_DRIVER = 8;

/** A driver's shifts as they are written down, and where they live. */
export type WrittenShifts = { readonly hours: readonly WorkingHours[] | null; readonly home: Point | null };

export type CarFacts = {
  readonly clock: DayClock;
  readonly now: Date;
  readonly hoursOf: ReturnType<typeof hoursFrom>;
  readonly places: PlanPlaces;
  readonly aboard: RideToPlan | null;
  readonly equipment: readonly string[];
  readonly shifts: WrittenShifts | null;
  readonly paidMinutes: number;
  readonly reliance: number;
};

/** The cars of a driver in the problem: one for each stretch of hours in which they work. */
export function carsOf(driver: RosterDriver, facts: CarFacts): DayCar[] {
  const { clock, hoursOf, places, equipment, shifts, paidMinutes, reliance } = facts;
  const hours = hoursOf({ shifts: shifts?.hours ?? null, onShift: driver.onShift });
  const home = shifts?.home ?? null;
  const vehicle = VEHICLES[driver.vehicleType];
  return hoursInService(hours, driver.outOfService)
    .slice(0, SHIFTS_OF_A_DRIVER)
    .flatMap(({ from, until, written, likely, awaited, breaks }, index) => {
      const first = index === 0 ? firstFree(driver, facts, from) : { at: home ?? IN_TOWN, from };
      const at = places.numberOf(first.at) ?? places.numberOf(IN_TOWN);
      if (at === null) return [];
      const car = {
        id: driver.id * SHIFTS_OF_A_DRIVER + index,
        from: clock.minuteOf(first.from),
        at,
        until: Math.max(clock.minuteOf(until), clock.minuteOf(first.from)),
        home: home && places.numberOf(home),
        seats: vehicle.seats,
        bags: vehicle.bags ?? ANY_BAGS,
        rank: VEHICLE_TYPES.indexOf(driver.vehicleType),
        offers: equipment,
        breaks: breaks.map((pause) => ({
          from: clock.minuteOf(pause.from),
          until: clock.minuteOf(pause.until),
          minutes: pause.minutes,
        })),
        paidMinutes,
        reliance,
      };
      return [{ driver, car, written, likely, awaited: awaited === true }];
    });
}

/** Where and when a driver is free next: where the passenger aboard gets out, else where they are. */
function firstFree(
  driver: RosterDriver,
  { aboard, now, shifts }: CarFacts,
  from: Date,
): { at: Point; from: Date } {
  if (aboard) {
    const end = endOf(aboard, now);
    const at = pointOf(aboard.dropoff_lat, aboard.dropoff_lng) ?? knownPosition(driver, now) ?? IN_TOWN;
    return { at, from: end > from ? end : from };
  }
  const position = knownPosition(driver, now);
  if (position) return { at: position, from };
  const found = new Date(now.getTime() + UNKNOWN_MINUTES * MINUTE_MS);
  return { at: shifts?.home ?? IN_TOWN, from: found > from ? found : from };
}

/** When a ride with the passenger aboard is over: where the car says so by its place, else by what the drive takes. */
function endOf(ride: RideToPlan, now: Date): Date {
  const begun = ride.picked_up_at ?? ride.ride_datetime;
  const planned = endAboard(begun, ride);
  const end = ride.expected_at ?? planned;
  return end > now ? end : now;
}

export function pointOf(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
