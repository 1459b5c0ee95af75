import { minutesLost } from "../../../domain/dispatch/lateness.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import type { RosterDriver } from "../../drivers/roster.ts";
import type { PlannedStop } from "../../planning/plan.ts";
import { isCertainStop } from "../plan/certain-stop.ts";
import type { SolvedDay } from "../plan/day-planner.ts";

/** When a driver will be at a pickup; null where nobody can say. */
export type ExpectedPickup = { readonly ride: Ride; readonly expected: Date | null };

/** When the driver of a ride will be at its pickup: they are there, their way says so, or the plan does. */
export function expectedPickup(ride: Ride, { day, plan }: SolvedDay, now: Date): ExpectedPickup {
  if (ride.arrived_at !== null) return { ride, expected: new Date(ride.arrived_at) };
  const onTheWay =
    ride.set_out_at !== null &&
    ride.estimated_arrival !== null &&
    ride.estimated_arrival !== ride.ride_datetime
      ? new Date(ride.estimated_arrival)
      : null;
  if (onTheWay) return { ride, expected: onTheWay > now ? onTheWay : now };
  const planned = plannedStop(ride, { day, plan });
  return { ride, expected: planned?.isCertain ? day.clock.instantOf(planned.stop.pickup) : null };
}

export type Planned = {
  readonly stop: PlannedStop;
  readonly driver: RosterDriver;
  /** Both the pickup and where the driver comes from are known, so that minutes mean something. */
  readonly isCertain: boolean;
};

/** The stop that the plan has for a ride; null where nobody drives it. */
export function plannedStop(ride: Ride, { day, plan }: Pick<SolvedDay, "day" | "plan">): Planned | null {
  for (const planned of plan.cars) {
    const index = planned.stops.findIndex((one) => one.ride === ride.id);
    const [stop, driver] = [planned.stops[index], day.cars.get(planned.car)?.driver];
    if (stop && driver) return { stop, driver, isCertain: isCertainStop(day, planned, index) };
  }
  return null;
}

/** The minutes an expected pickup is late; null where nobody can say. */
export function startsLateBy({ ride, expected }: ExpectedPickup): number | null {
  return expected === null ? null : minutesLost(ride.ride_datetime, expected);
}
