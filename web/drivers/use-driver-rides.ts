import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { endpointKey, endpointQuery } from "../api/endpoint-query.ts";
import type { LiveEvent } from "../api/live-events.ts";
import { keepRides, readKeptRides } from "./kept-rides.ts";
import { type DriverList, withRideEvent } from "./ride-events.ts";

/** The spec's refresh, which stays on behind the live line. */
export const REFRESH_SECONDS = 30;
const LISTS: readonly DriverList[] = ["pending", "accepted"];
const NO_RIDES: readonly Ride[] = [];

/** One of a driver's two lists: live, read again every 30 seconds, and kept for a start without a signal. */
export function useDriverRides(username: string, list: DriverList) {
  const query = useQuery({
    ...endpointQuery(listRideRequests, { query: { type: list } }),
    initialData: () => [...(readKeptRides(username, list)?.rides ?? [])],
    initialDataUpdatedAt: () => readKeptRides(username, list)?.seenAt ?? 0,
    refetchInterval: REFRESH_SECONDS * 1000,
    refetchOnReconnect: "always",
    // A list that was kept may have changed while no page was listening.
    refetchOnMount: "always",
  });
  const { data, dataUpdatedAt } = query;
  const rides: readonly Ride[] = Array.isArray(data) ? data : NO_RIDES;
  const known = dataUpdatedAt > 0;

  useEffect(() => {
    if (known) keepRides(username, list, { rides, seenAt: dataUpdatedAt });
  }, [username, list, rides, dataUpdatedAt, known]);

  return {
    rides,
    /** Nothing is known yet and the answer is on its way. */
    isPending: !known && !query.isError,
    /** Said only where it matters: a failed refresh of a list that is shown says how old the list is instead. */
    isError: query.isError,
    /** It failed because no answer came; one that says no is an answer. */
    isUnanswered: query.error instanceof ApiError && !query.error.answered,
    isFetching: query.isFetching,
    seenAt: known ? dataUpdatedAt : null,
    refetch: query.refetch,
  };
}

/** Puts a live event into both lists. */
export function applyRideEvent(client: QueryClient, event: LiveEvent): void {
  for (const type of LISTS) {
    client.setQueryData<Ride[]>(endpointKey(listRideRequests, { query: { type } }), (rides) =>
      Array.isArray(rides) ? [...withRideEvent(rides, type, event)] : rides,
    );
  }
}

/** Reads the lists again: something may have been missed. */
export function refreshRides(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [listRideRequests.id] });
}
