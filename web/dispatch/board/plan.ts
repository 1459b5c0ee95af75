import type { BoardRide } from "../../../contract/dispatch/board.ts";
import type { RideForecast } from "../../../contract/dispatch/forecast.ts";
import { lostBy } from "../live/use-forecast.ts";
import { canBeGiven } from "../ride/can-be-given.ts";

/** A ride without a driver, and who is thought of for it. */
export type Planned = {
  readonly ride: BoardRide;
  readonly driverId: number;
  readonly driverName: string;
  /** The minutes by which it will be late all the same. */
  readonly lost: number;
};

/** Who would drive the rides of a board that wait; one for whom nobody is free, or nobody knows how far away, has no place in the plan. */
export function planOf(
  rides: readonly BoardRide[],
  byRide: ReadonlyMap<number, RideForecast>,
): readonly Planned[] {
  return rides.flatMap((ride) => {
    const forecast = byRide.get(ride.id);
    if (ride.driver_id !== null || forecast === undefined || forecast.is_given || !canBeGiven(ride))
      return [];
    const { driver_id: driverId, driver_name: driverName } = forecast;
    if (driverId === null || driverName === null || forecast.expected_at === null) return [];
    return [{ ride, driverId, driverName, lost: lostBy(forecast) }];
  });
}
