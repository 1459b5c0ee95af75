import { type QueryClient, queryOptions, skipToken, useQuery } from "@tanstack/react-query";
import type { Driver } from "../../contract/drivers/driver.ts";
import { listDrivers } from "../../contract/drivers/drivers.endpoints.ts";
import type { DashboardStats } from "../../contract/reports/office-figures.ts";
import { getDashboardStats } from "../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { type RideStatus, UNDER_WAY } from "../../contract/rides/ride-states.ts";
import { listAssignedRides, listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { paths } from "../app/paths.ts";
import { call } from "../api/call.ts";
import { callIfChanged, type DatedAnswer } from "../api/call-for-list.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { useLocation } from "../router/router-context.ts";
import type { MarkedList } from "./cache-marker.ts";
import { hearWhile } from "./heard-rides.ts";
import { placeRide, soonestFirst } from "./place-ride.ts";
import { readMarkedList } from "./read-marked-list.ts";
import { readMarkedStats } from "./read-marked-stats.ts";
import { type DeskScreen, untilNextRead } from "./refresh-times.ts";

/** Rows of one page; the server gives no more at once. */
const PAGE_ROWS = 500;

/** No cache on the way may answer. */
const PAST_CACHES = { "Cache-Control": "no-cache" };

export const PENDING_KEY = ["desk", "pending"] as const;
export const ASSIGNED_KEY = ["desk", "assigned"] as const;
export const DRIVERS_KEY = ["desk", "drivers"] as const;

/** The rides that wait for a driver, the soonest first; the dashboard reads them more often, and past every cache. */
export function usePendingRides() {
  const onDashboard = useLocation().pathname === paths.operator;
  return useQuery({
    ...pendingRides({ pastCaches: onDashboard }),
    refetchInterval: untilNextRead(onDashboard ? "dashboard" : "pending"),
  });
}

/** Whether more pages of the pending rides are on their way. */
export function usePendingComing(): boolean {
  return useQuery<boolean>({ queryKey: comingKey(PENDING_KEY), queryFn: skipToken }).data ?? false;
}

/** The rides drivers have and have not ended. */
export function useAssignedRides(on: DeskScreen = "assigned") {
  return useQuery({ ...assignedRides(), refetchInterval: untilNextRead(on) });
}

/** The roster. */
export function useDrivers(on: DeskScreen = "drivers") {
  return useQuery({ ...roster(), refetchInterval: untilNextRead(on) });
}

/** The figures of the dashboard. */
export function useDashboardStats() {
  return useQuery({
    ...endpointQuery(getDashboardStats),
    queryFn: ({ client, queryKey, signal }) =>
      readMarkedStats({
        shown: client.getQueryData<DashboardStats>(queryKey),
        waiting: shownRows<Ride>(client, PENDING_KEY)?.length,
        read: (since) => callIfChanged(getDashboardStats, { signal }, since),
      }),
    refetchInterval: untilNextRead("dashboard"),
  });
}

function pendingRides({ pastCaches }: { readonly pastCaches: boolean }) {
  return rideList({
    key: PENDING_KEY,
    list: "pending_rides",
    statuses: ["Pending"],
    readCount: (signal) => call(listRideRequests, { query: { type: "pending", count_only: "true" }, signal }),
    readPage: (part, { signal, since }) => {
      const stamp = pastCaches ? { _t: Date.now() } : {};
      const query = { type: "pending", ...part, ...stamp };
      return callIfChanged(listRideRequests, { query, signal }, since, pastCaches ? PAST_CACHES : {});
    },
  });
}

function assignedRides() {
  return rideList({
    key: ASSIGNED_KEY,
    list: "assigned_rides",
    statuses: UNDER_WAY,
    readCount: (signal) => call(listAssignedRides, { query: { count_only: "true" }, signal }),
    readPage: (part, { signal, since }) => callIfChanged(listAssignedRides, { query: part, signal }, since),
  });
}

type Counted = { readonly count: number };
type Part = { readonly order: "soonest"; readonly limit: number; readonly before: string | undefined };
type RideListing = {
  readonly key: readonly string[];
  readonly list: MarkedList;
  readonly statuses: readonly RideStatus[];
  readonly readCount: (signal: AbortSignal) => Promise<readonly unknown[] | Counted>;
  readonly readPage: (
    part: Part,
    how: { readonly signal: AbortSignal; readonly since: Date | null },
  ) => Promise<DatedAnswer<Ride[] | Counted>>;
};

/** A list of rides, the soonest first, however many: the first page is shown while the others come. */
function rideList({ key, list, statuses, readCount, readPage }: RideListing) {
  return queryOptions<readonly Ride[]>({
    queryKey: key,
    queryFn: ({ client, signal }) =>
      hearWhile(client, async (heard) => {
        const settle = (rows: readonly Ride[]) =>
          heard.reduce((settled, ride) => placeRide(settled, ride, statuses), soonestFirst(eachOnce(rows)));
        const shown = shownRows<Ride>(client, key);
        const rows = await readMarkedList<Ride>({
          list,
          shown,
          readCount: async () => countOf(await readCount(signal)),
          readPage: async (cursor, since) => {
            const part = { order: "soonest", limit: PAGE_ROWS, before: cursor ?? undefined } as const;
            return rowsOf(await readPage(part, { signal, since }));
          },
          onPart: (part) => {
            if (shown !== undefined) return;
            client.setQueryData(comingKey(key), true);
            client.setQueryData(key, settle(part));
          },
        });
        return settle(rows);
      }).finally(() => client.setQueryData(comingKey(key), false)),
    // Comparing thousands of rides field by field takes longer than drawing the few that are seen.
    structuralSharing: false,
  });
}

function roster() {
  return queryOptions<readonly Driver[]>({
    queryKey: DRIVERS_KEY,
    queryFn: ({ client, signal }) =>
      readMarkedList<Driver>({
        list: "drivers",
        shown: shownRows<Driver>(client, DRIVERS_KEY),
        readCount: async () => countOf(await call(listDrivers, { query: { count_only: "true" }, signal })),
        readPage: async (_cursor, since) => rowsOf(await callIfChanged(listDrivers, { signal }, since)),
      }),
  });
}

function shownRows<Row>(client: QueryClient, key: readonly string[]): readonly Row[] | undefined {
  return client.getQueryData<readonly Row[]>(key);
}

/** A ride whose time is changed between two pages can be on both. */
function eachOnce(rides: readonly Ride[]): readonly Ride[] {
  return [...new Map(rides.map((ride) => [ride.id, ride])).values()];
}

function comingKey(key: readonly string[]) {
  return [...key, "coming"];
}

function countOf(answer: readonly unknown[] | Counted): number {
  return "count" in answer ? answer.count : answer.length;
}

function rowsOf<Row>(answer: DatedAnswer<Row[] | Counted>): DatedAnswer<Row[]> {
  if (!answer.changed) return answer;
  return { ...answer, value: Array.isArray(answer.value) ? answer.value : [] };
}
