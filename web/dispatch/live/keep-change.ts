import type { Driver } from "../../../contract/drivers/driver.ts";
import {
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { cached, invalidate, invalidateAll, setCached } from "../../api/update-read.ts";
import { withRide } from "../../rides/live/with-ride-event.ts";
import { forgetMarker } from "./cache-marker.ts";
import { ASSIGNED, ASSIGNED_RULE, DRIVERS, PENDING, PENDING_RULE } from "./dispatch-lists.ts";
import { dropMove, hasOnlyMoved, moveSoon } from "./moved-drivers.ts";

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

/** Updates a driver in the roster; one who has only driven on moves with the others who have. */
export function keepDriver(driver: Driver): void {
  const before = cached(DRIVERS)?.find(({ id }) => id === driver.id);
  if (before !== undefined && hasOnlyMoved(before, driver)) {
    moveSoon(driver);
    refreshAround(DROVE_ON_MS);
    return;
  }
  dropMove(driver.id);
  setCached(DRIVERS, (shown) => shown?.map((each) => (each.id === driver.id ? driver : each)));
  refreshAround();
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
/** Who is nearest changes slowly, and where cars are is told many times a second. */
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
    ]) {
      invalidate(endpoint);
    }
    invalidate(DRIVERS);
  }, withinMs);
}
