import type { QueryClient } from "@tanstack/react-query";
import type { Driver } from "../../contract/drivers/driver.ts";
import { getBoard, getDispatchSettings } from "../../contract/dispatch/dispatch.endpoints.ts";
import { listDrivers } from "../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStats } from "../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { type RideStatus, UNDER_WAY } from "../../contract/rides/ride-states.ts";
import { getRide, listRideHistory } from "../../contract/rides/rides.endpoints.ts";
import { forgetMarker } from "./cache-marker.ts";
import { ASSIGNED_KEY, DRIVERS_KEY, PENDING_KEY } from "./desk-lists.ts";
import { noteHeard } from "./heard-rides.ts";
import { placeRide } from "./place-ride.ts";

/** Puts a ride as it is now into every list it belongs to and takes it out of the others. */
export function keepRide(client: QueryClient, ride: Ride): void {
  noteHeard(client, ride);
  patchRides(client, PENDING_KEY, ride, ["Pending"]);
  patchRides(client, ASSIGNED_KEY, ride, UNDER_WAY);
  client.setQueryData<Ride>([getRide.id, { params: { id: ride.id } }], (shown) =>
    shown !== undefined && shown.version > ride.version ? shown : ride,
  );
  refreshAround(client);
  void client.invalidateQueries({ queryKey: [listRideHistory.id, { params: { id: ride.id } }] });
}

/** Puts a driver as he is now into the roster. */
export function keepDriver(client: QueryClient, driver: Driver): void {
  client.setQueryData<readonly Driver[]>(DRIVERS_KEY, (shown) =>
    shown?.map((each) => (each.id === driver.id ? driver : each)),
  );
  refreshAround(client);
}

/** Reads the lists of rides and drivers again where they may have changed. */
export function readListsAgain(client: QueryClient): void {
  for (const queryKey of [PENDING_KEY, ASSIGNED_KEY, DRIVERS_KEY])
    void client.invalidateQueries({ queryKey });
}

/** Auto-assign was switched on or off. */
export function readDispatchAgain(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: [getDispatchSettings.id] });
}

/** Reads everything the desk shows again, in full. */
export function reloadDesk(client: QueryClient): void {
  for (const list of ["dashboard", "assigned_rides", "drivers", "pending_rides"] as const) forgetMarker(list);
  void client.invalidateQueries();
}

const AROUND_MS = 150;
const waiting = new WeakSet<QueryClient>();

/** Figures, the board and the order of drivers follow every change; several changes at once make one reading. */
function refreshAround(client: QueryClient): void {
  if (waiting.has(client)) return;
  waiting.add(client);
  setTimeout(() => {
    waiting.delete(client);
    for (const id of [getDashboardStats.id, getBoard.id, listDrivers.id, getDispatchSettings.id]) {
      void client.invalidateQueries({ queryKey: [id] });
    }
    void client.invalidateQueries({ queryKey: DRIVERS_KEY });
  }, AROUND_MS);
}

function patchRides(
  client: QueryClient,
  key: readonly string[],
  ride: Ride,
  statuses: readonly RideStatus[],
): void {
  client.setQueryData<readonly Ride[]>(key, (shown) => shown && placeRide(shown, ride, statuses));
}
