import { useEffect, useState } from "react";
import type { LiveEvent } from "../../../contract/events/live-event.ts";
import { UNDER_WAY, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride, RideList } from "../../../contract/rides/ride.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call } from "../../api/call.ts";
import type { Read } from "../../api/read-store.ts";
import { keyOf } from "../../api/read.ts";
import { setCached, invalidate } from "../../api/update-read.ts";
import { useRead } from "../../api/use-read.ts";
import { type RideListRule, withRideEvent } from "../../rides/live/with-ride-event.ts";
import { wholeRides } from "../../rides/whole-ride.ts";
import { keepRides, readKeptRides } from "./kept-rides.ts";

/** The spec's refresh, which runs beside the live stream. */
export const REFRESH_SECONDS = 30;
const NO_RIDES: readonly Ride[] = [];

/** The lists a driver looks at all day. */
export type DriverList = Extract<RideList, "pending" | "accepted">;

/** A ride in the pool or given to the driver is a request; one they have is theirs until it has ended. */
const DRIVER_LISTS: Readonly<Record<DriverList, RideListRule>> = {
  pending: { has: ({ status }) => status === "Pending" || status === "Assigned" },
  accepted: { has: ({ status }) => isOneOf(UNDER_WAY, status) },
};

/** One of a driver's two lists: live, read again every 30 seconds, and kept for a start without a signal. */
export function useDriverRides(username: string, list: DriverList) {
  // A list that was kept may have changed while no page was listening, so it is never new.
  const query = useRead(listOf(list), { everyMs: REFRESH_SECONDS * 1000 });
  const [kept] = useState(() => readKeptRides(username, list));
  const { data, error, updatedAt } = query;
  const rides = data ?? kept?.rides ?? NO_RIDES;
  const seenAt = data === undefined ? (kept?.seenAt ?? null) : updatedAt;

  useEffect(() => {
    if (data !== undefined) keepRides(username, list, { rides: data, seenAt: updatedAt });
  }, [username, list, data, updatedAt]);

  return {
    rides,
    /** The first answer is still loading. */
    isPending: seenAt === null && error === null,
    /** The error of a list that could not be loaded at all; after a failed refresh the list's age is shown instead. */
    isError: error !== null,
    /** No answer came at all; an error that the server sent does not count. */
    isUnanswered: error instanceof ApiError && !error.answered,
    isFetching: query.isFetching,
    /** When the server answered last; null where only what was kept is shown. */
    answeredAt: data === undefined ? null : updatedAt,
    seenAt,
    refetch: query.refetch,
  };
}

/** Puts a live event into both lists. */
export function applyRideEvent(event: LiveEvent): void {
  for (const list of ["pending", "accepted"] as const) {
    setCached(listOf(list), (rides) => rides && withRideEvent(rides, event, DRIVER_LISTS[list]));
  }
}

/** Reads the lists again: something may have been missed. */
export function refreshRides(): void {
  invalidate(listRideRequestsEndpoint);
}

function listOf(type: DriverList): Read<readonly Ride[]> {
  const query = { type };
  return {
    key: keyOf(listRideRequestsEndpoint, { query }),
    load: async () => {
      const rides = await call(listRideRequestsEndpoint, { query });
      return Array.isArray(rides) ? wholeRides(rides) : NO_RIDES;
    },
    freshMs: 0,
  };
}
