import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import type { Driver } from "../../contract/drivers/driver.ts";
import { listDrivers } from "../../contract/drivers/drivers.endpoints.ts";
import { getDashboardStats } from "../../contract/reports/reports.endpoints.ts";
import type { Ride } from "../../contract/rides/ride.ts";
import { listAssignedRides, listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { call, callIfChanged } from "../api/call.ts";
import { endpointQuery } from "../api/endpoint-query.ts";
import { keepMarker } from "./cache-marker.ts";
import { readMarkedList } from "./read-marked-list.ts";

const SECOND_MS = 1_000;
/** How often each screen reads again by itself, and by how much the moment varies. */
const REFRESH = {
  dashboard: { everyMs: 10 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
  assigned: { everyMs: 10 * SECOND_MS, jitterMs: 0 },
  pending: { everyMs: 15 * SECOND_MS, jitterMs: 0 },
  drivers: { everyMs: 15 * SECOND_MS, jitterMs: 2.5 * SECOND_MS },
} as const;

export const PENDING_KEY = ["desk", "pending"] as const;
export const ASSIGNED_KEY = ["desk", "assigned"] as const;
export const DRIVERS_KEY = ["desk", "drivers"] as const;

/** The rides that wait for a driver, the soonest first. */
export function usePendingRides() {
  return useQuery(pendingRides());
}

/** The rides drivers have and have not ended. */
export function useAssignedRides() {
  return useQuery(assignedRides());
}

/** The roster. */
export function useDrivers() {
  return useQuery(roster());
}

/** The figures of the dashboard. */
export function useDashboardStats() {
  return useQuery({
    ...endpointQuery(getDashboardStats),
    queryFn: async ({ signal }) => {
      const stats = await call(getDashboardStats, { signal });
      keepMarker("dashboard", { at: Date.now(), count: stats.pendingCount });
      return stats;
    },
    refetchInterval: every("dashboard"),
  });
}

function pendingRides() {
  return queryOptions<readonly Ride[]>({
    queryKey: PENDING_KEY,
    queryFn: async ({ client, signal }) => {
      const rows = await readMarkedList<Ride>({
        list: "pending_rides",
        shown: shownRows<Ride>(client, PENDING_KEY),
        readCount: async () =>
          countOf(await call(listRideRequests, { query: { type: "pending", count_only: "true" }, signal })),
        readRows: async (since) =>
          rowsOf(await callIfChanged(listRideRequests, { query: { type: "pending" }, signal }, since)),
      });
      return soonestFirst(rows);
    },
    refetchInterval: every("pending"),
  });
}

function assignedRides() {
  return queryOptions<readonly Ride[]>({
    queryKey: ASSIGNED_KEY,
    queryFn: async ({ client, signal }) => {
      const rows = await readMarkedList<Ride>({
        list: "assigned_rides",
        shown: shownRows<Ride>(client, ASSIGNED_KEY),
        readCount: async () =>
          countOf(await call(listAssignedRides, { query: { count_only: "true" }, signal })),
        readRows: async (since) => rowsOf(await callIfChanged(listAssignedRides, { signal }, since)),
      });
      return soonestFirst(rows);
    },
    refetchInterval: every("assigned"),
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
        readRows: async (since) => rowsOf(await callIfChanged(listDrivers, { signal }, since)),
      }),
    refetchInterval: every("drivers"),
  });
}

/** In the order in which rides are due. */
export function soonestFirst(rides: readonly Ride[]): readonly Ride[] {
  return rides.toSorted((a, b) => a.ride_datetime.localeCompare(b.ride_datetime) || a.id - b.id);
}

function every(screen: keyof typeof REFRESH): () => number {
  const { everyMs, jitterMs } = REFRESH[screen];
  return () => everyMs + (Math.random() * 2 - 1) * jitterMs;
}

function shownRows<Row>(client: QueryClient, key: readonly string[]): readonly Row[] | undefined {
  return client.getQueryData<readonly Row[]>(key);
}

type Counted = { readonly count: number };

function countOf(answer: readonly unknown[] | Counted): number {
  return "count" in answer ? answer.count : answer.length;
}

function rowsOf<Row>(
  answer:
    | { readonly changed: true; readonly value: Row[] | Counted; readonly at: number }
    | { readonly changed: false },
) {
  if (!answer.changed) return answer;
  return { ...answer, value: Array.isArray(answer.value) ? answer.value : [] };
}
