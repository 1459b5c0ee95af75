import type { Driver } from "../../../contract/drivers/driver.ts";
import {
  getBoardEndpoint,
  getDispatchSettingsEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { getRideEndpoint, listRideHistoryEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { read } from "../../api/read.ts";
import { setCached, outdate, outdateAll } from "../../api/update-read.ts";
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
  outdate(listRideHistoryEndpoint, { params });
}

/** Updates a driver in the roster. */
export function keepDriver(driver: Driver): void {
  setCached(DRIVERS, (shown) => shown?.map((each) => (each.id === driver.id ? driver : each)));
  refreshAround();
}

/** Reads the lists of rides and drivers again where they may have changed. */
export function readListsAgain(): void {
  for (const list of [PENDING, ASSIGNED, DRIVERS]) outdate(list);
}

/** Reads everything dispatch shows again, in full. */
export function reloadDispatch(): void {
  for (const list of ["dashboard", "assigned_rides", "drivers", "pending_rides"] as const) forgetMarker(list);
  outdateAll();
}

const AROUND_MS = 150;
let waiting = false;

/** Figures, the board and the order of drivers follow every change; several changes at once make one reading. */
function refreshAround(): void {
  if (waiting) return;
  waiting = true;
  setTimeout(() => {
    waiting = false;
    for (const endpoint of [
      getDashboardStatsEndpoint,
      getBoardEndpoint,
      listDriversEndpoint,
      getDispatchSettingsEndpoint,
    ]) {
      outdate(endpoint);
    }
    outdate(DRIVERS);
  }, AROUND_MS);
}
