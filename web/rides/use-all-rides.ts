import type { Ride, RideList } from "../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../contract/rides/rides.endpoints.ts";
import { callForPage } from "../api/call-for-list.ts";
import type { Read } from "../api/read-store.ts";
import { keyOf } from "../api/read.ts";
import { useRead } from "../api/use-read.ts";
import { wholeRides } from "./whole-ride.ts";

const PAGE_ROWS = 500;
const NO_RIDES: readonly Ride[] = [];

/** All rides of a list, however many: the newest are shown at once, the older follow page by page. */
export function useAllRides(type?: RideList, everyMs: number | false = false) {
  const query = useRead(allRides(type), { everyMs });
  return { ...query, rides: query.data ?? NO_RIDES };
}

export function allRides(type?: RideList): Read<readonly Ride[]> {
  return {
    key: keyOf(listRideRequestsEndpoint, { type, all: true }),
    load: async ({ shown, show }) => {
      const rides: Ride[] = [];
      let before: string | undefined;
      for (;;) {
        const { rows, next } = await callForPage(listRideRequestsEndpoint, {
          query: { type, limit: PAGE_ROWS, before },
        });
        if (Array.isArray(rows)) rides.push(...wholeRides(rows));
        if (next === null) return rides;
        before = next;
        if (shown === undefined) show([...rides]);
      }
    },
    // Comparing thousands of rides field by field takes longer than drawing the few that are seen.
    compares: false,
  };
}
