import type { Driver } from "../../../contract/drivers/driver.ts";
import {
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { MovedCar } from "../../../contract/events/live-event.ts";
import { UNKNOWN } from "../../../domain/drivers/driver-defaults.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { invalidate, invalidateAll, setCached } from "../../api/update-read.ts";
import { withRide } from "../../rides/live/with-ride-event.ts";
import { forgetMarker } from "./cache-marker.ts";
import { ASSIGNED, ASSIGNED_RULE, DRIVERS, PENDING, PENDING_RULE } from "./dispatch-lists.ts";

/** Puts a ride as it is now into every list it belongs to and takes it out of the others. */
export function keepRide(ride: Ride): void {
  const params = { id: ride.id };
  setCached(PENDING, (shown) => shown && withRide(shown, ride, PENDING_RULE));
  setCached(ASSIGNED, (shown) => shown && withRide(shown, ride, ASSIGNED_RULE));
  setCached(read(getRideEndpoint, { params }), (shown) =>
    shown !== undefined && shown.version > ride.version ? shown : ride,
  );
  refreshAround();
  invalidate(listRideHistoryEndpoint, { params });
}

/** Updates a driver in the roster. */
export function keepDriver(driver: Driver): void {
  setCached(DRIVERS, (shown) =>
    shown?.map((each) => (each.id === driver.id ? whereLast(each, driver) : each)),
  );
  refreshAround();
}

/** Moves the cars that have driven on, all at once. */
export function keepMoves(cars: readonly MovedCar[]): void {
  const moved = new Map(cars.map((car) => [car.id, car]));
  setCached(DRIVERS, (shown) => shown?.map((each) => movedTo(each, moved.get(each.id))));
  refreshAround(DROVE_ON_MS);
}

function movedTo(driver: Driver, car: MovedCar | undefined): Driver {
  if (car === undefined) return driver;
  const { lat, lng, located_at, location } = car;
  const profile = { ...driver.profile, current_location: location };
  return { ...driver, lat, lng, located_at, lastActive: located_at, location: location ?? UNKNOWN, profile };
}

/** A driver as they are now; a move that was told after this was read stays. */
function whereLast(shown: Driver, driver: Driver): Driver {
  const { lat, lng, located_at, version } = shown;
  const isOlder = lat !== null && driver.lat !== null && (driver.located_at ?? "") < (located_at ?? "");
  return isOlder && version === driver.version ? { ...driver, lat, lng, located_at } : driver;
}

/** Reads the lists of rides and drivers again where they may have changed. */
export function readListsAgain(): void {
  for (const list of [PENDING, ASSIGNED, DRIVERS]) invalidate(list);
}

/** Reads everything dispatch shows again, in full. */
export function reloadDispatch(): void {
  for (const list of ["dashboard", "assigned_rides", "drivers", "pending_rides"] as const) forgetMarker(list);
  invalidateAll();
}

const AROUND_MS = 150;
/** The order of the nearest changes slowly, and positions of cars are told many times a second. */
const DROVE_ON_MS = 5_000;
let dueAt = Infinity;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Figures, the board and the order of drivers follow every change; several changes at once make one reading. */
function refreshAround(withinMs = AROUND_MS): void {
  const at = Date.now() + withinMs;
  if (at >= dueAt) return;
  dueAt = at;
  clearTimeout(timer);
  timer = setTimeout(() => {
    dueAt = Infinity;
    for (const endpoint of [
      getDashboardStatsEndpoint,
      getBoardEndpoint,
      listDriversEndpoint,
      getDispatchSettingsEndpoint,
      getForecastEndpoint,
      getPlanEndpoint,
    ]) {
      invalidate(endpoint);
    }
    invalidate(DRIVERS);
  }, withinMs);
}
