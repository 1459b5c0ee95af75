import { knownPosition } from "../estimate-drives.ts";
import type { CarPlan } from "../../planning/plan.ts";
import type { Day } from "./read-day.ts";

/** Whether both the pickup of a stop and where its driver comes from are known, so that its minutes mean something. */
export function isCertainStop(day: Day, { car, stops }: CarPlan, index: number): boolean {
  const driver = day.cars.get(car)?.driver;
  const ride = day.rides.get(stops[index]?.ride ?? 0);
  if (driver === undefined || ride === undefined || ride.pickup_lat === null) return false;
  const comesFromRide = index > 0 || day.aboard.some(({ driver_id }) => driver_id === driver.id);
  return comesFromRide || knownPosition(driver, day.now) !== null;
}
