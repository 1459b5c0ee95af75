import type { Driver } from "../../../contract/drivers/driver.ts";
import { listDriversEndpoint } from "../../../contract/drivers/drivers.endpoints.ts";
import type { DashboardStats } from "../../../contract/reports/dispatch-figures.ts";
import { getDashboardStatsEndpoint } from "../../../contract/reports/reports.endpoints.ts";
import { type RideStatus, UNDER_WAY, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import {
  listAssignedRidesEndpoint,
  listRideRequestsEndpoint,
} from "../../../contract/rides/rides.endpoints.ts";
import { callIfChanged, type DatedAnswer } from "../../api/call-for-list.ts";
import { call } from "../../api/call.ts";
import type { Read } from "../../api/read-store.ts";
import { read } from "../../api/read.ts";
import { cached } from "../../api/update-read.ts";
import { useRead } from "../../api/use-read.ts";
import { type RideListRule, soonestFirst } from "../../rides/live/with-ride-event.ts";
import { useLocation } from "../../router/router-context.ts";
import { paths } from "../../router/paths.ts";
import type { MarkedList } from "./cache-marker.ts";
import { readMarkedList } from "./read-marked-list.ts";
import { readMarkedStats } from "./read-marked-stats.ts";
import { wholeRide } from "../../rides/whole-ride.ts";
import { type DispatchScreen, REFRESH } from "./refresh-times.ts";

/** Rows of one page; the server gives no more at once. */
const PAGE_ROWS = 500;

/** No cache on the way may answer. */
const PAST_CACHES = { "Cache-Control": "no-cache" };

/** Which rides each list has, for live events. */
export const PENDING_RULE: RideListRule = ruleOf(["Pending"]);
export const ASSIGNED_RULE: RideListRule = ruleOf(UNDER_WAY);

/** The rides that wait for a driver, the soonest first; the dashboard reads them more often, and past every cache. */
export function usePendingRides() {
  const onDashboard = useLocation().pathname === paths.operator;
  return useRead(onDashboard ? PENDING_PAST_CACHES : PENDING, REFRESH[onDashboard ? "dashboard" : "pending"]);
}

/** The rides drivers have and have not ended. */
export function useAssignedRides(on: DispatchScreen = "assigned") {
  return useRead(ASSIGNED, REFRESH[on]);
}

/** The roster. */
export function useDrivers(on: DispatchScreen = "drivers") {
  return useRead(DRIVERS, REFRESH[on]);
}

/** The figures of the dashboard. */
export function useDashboardStats() {
  return useRead(STATS, REFRESH.dashboard);
}

export const PENDING = pendingRides({ pastCaches: false });
const PENDING_PAST_CACHES = pendingRides({ pastCaches: true });

function pendingRides({ pastCaches }: { readonly pastCaches: boolean }) {
  return rideList({
    list: "pending_rides",
    readCount: () => call(listRideRequestsEndpoint, { query: { type: "pending", count_only: "true" } }),
    readPage: (part, since) => {
      const stamp = pastCaches ? { _t: Date.now() } : {};
      const query = { type: "pending", ...part, ...stamp };
      return callIfChanged(listRideRequestsEndpoint, { query }, since, pastCaches ? PAST_CACHES : {});
    },
  });
}

export const ASSIGNED = rideList({
  list: "assigned_rides",
  readCount: () => call(listAssignedRidesEndpoint, { query: { count_only: "true" } }),
  readPage: (part, since) => callIfChanged(listAssignedRidesEndpoint, { query: part }, since),
});

export const DRIVERS: Read<readonly Driver[]> = {
  key: "dispatch drivers",
  load: ({ shown }) =>
    readMarkedList<Driver>({
      list: "drivers",
      shown,
      readCount: async () => countOf(await call(listDriversEndpoint, { query: { count_only: "true" } })),
      readPage: async (_cursor, since) => rowsOf(await callIfChanged(listDriversEndpoint, {}, since)),
    }),
};

const STATS: Read<DashboardStats> = {
  ...read(getDashboardStatsEndpoint),
  load: ({ shown }) =>
    readMarkedStats({
      shown,
      waiting: cached(PENDING)?.length,
      read: (since) => callIfChanged(getDashboardStatsEndpoint, {}, since),
    }),
};

type Counted = { readonly count: number };
type Part = { readonly order: "soonest"; readonly limit: number; readonly before: string | undefined };
type RideListing = {
  readonly list: MarkedList;
  readonly readCount: () => Promise<readonly unknown[] | Counted>;
  readonly readPage: (part: Part, since: Date | null) => Promise<DatedAnswer<Ride[] | Counted>>;
};

/** A list of rides, the soonest first, however many: the first page is shown while the others come. */
function rideList({ list, readCount, readPage }: RideListing): Read<readonly Ride[]> {
  return {
    key: `dispatch ${list}`,
    load: async ({ shown, show }) => {
      const rows = await readMarkedList<Ride>({
        list,
        shown,
        readCount: async () => countOf(await readCount()),
        readPage: async (cursor, since) => {
          const part = { order: "soonest", limit: PAGE_ROWS, before: cursor ?? undefined } as const;
          const page = rowsOf(await readPage(part, since));
          return page.changed ? { ...page, value: page.value.map(wholeRide) } : page;
        },
        onPart: (part) => {
          if (shown === undefined) show(inOrder(part));
        },
      });
      return inOrder(rows);
    },
    // Comparing thousands of rides field by field takes longer than drawing the few that are seen.
    compares: false,
  };
}

function ruleOf(statuses: readonly RideStatus[]): RideListRule {
  return { has: ({ status }) => isOneOf(statuses, status), soonestFirst: true };
}

/** A ride whose time is changed between two pages can be on both. */
function inOrder(rides: readonly Ride[]): readonly Ride[] {
  return soonestFirst([...new Map(rides.map((ride) => [ride.id, ride])).values()]);
}

function countOf(answer: readonly unknown[] | Counted): number {
  return "count" in answer ? answer.count : answer.length;
}

function rowsOf<Row>(answer: DatedAnswer<Row[] | Counted>): DatedAnswer<Row[]> {
  if (!answer.changed) return answer;
  return { ...answer, value: Array.isArray(answer.value) ? answer.value : [] };
}
