import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import {
  cancelTrackedRide,
  editTrackedNotes,
  trackRide,
} from "../../../contract/rides/tracking.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { call, newIdempotencyKey } from "../../api/call.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { type LiveState, readLiveEvents } from "../../api/live-events.ts";
import { keepLastRide } from "../../install/last-ride.ts";

/** How often the ride is read without a live line, or while its car moves; else it only proves that the line is alive. */
const REFRESH_MS = 5_000;
const LIVE_REFRESH_MS = 15_000;
const OVER: ReadonlySet<string> = new Set(["Completed", "Cancelled", "Rejected", "NoShow"]);

/** The ride behind a code, read again when it changes; the last known state stays when the line is lost. */
export function useTrackedRide(code: string) {
  const [line, setLine] = useState<LiveState>("connecting");
  const ride = useQuery({
    ...endpointQuery(trackRide, { params: { tracking_code: code } }),
    refetchInterval: ({ state }) => {
      if (state.data && OVER.has(state.data.status)) return false;
      const moving = state.data !== undefined && state.data.position !== null;
      return line === "live" && !moving ? LIVE_REFRESH_MS : REFRESH_MS;
    },
  });
  const { refetch } = ride;
  const underWay = ride.data !== undefined && !OVER.has(ride.data.status);
  useEffect(() => {
    if (!underWay) return;
    const readAgain = () => void refetch();
    return readLiveEvents(
      { onEvent: readAgain, onReload: readAgain, onState: setLine },
      `/track/${encodeURIComponent(code)}/events/`,
    );
  }, [underWay, code, refetch]);
  useEffect(() => {
    if (!ride.data) return;
    const { reference, pickup_location, dropoff_location, ride_datetime, driver } = ride.data;
    const seen_at = new Date(ride.dataUpdatedAt).toISOString();
    keepLastRide({
      reference,
      pickup_location,
      dropoff_location,
      ride_datetime,
      driver_name: driver?.name ?? null,
      plate: driver?.plate ?? null,
      seen_at,
    });
  }, [ride.data, ride.dataUpdatedAt]);
  return ride;
}

/** What the passenger can do with the ride without an account. */
export function useTrackedRideActions(code: string) {
  const client = useQueryClient();
  const onSuccess = (ride: TrackedRide) =>
    client.setQueryData(endpointQuery(trackRide, { params: { tracking_code: code } }).queryKey, ride);
  // Pressed again after no answer it is the same try.
  const cancelKey = useRef<string | null>(null);
  const cancel = useMutation({
    mutationFn: () => {
      cancelKey.current ??= newIdempotencyKey();
      return call(cancelTrackedRide, { params: { tracking_code: code }, idempotencyKey: cancelKey.current });
    },
    onSuccess,
    onError: (error) => {
      if (error instanceof ApiError && error.answered) cancelKey.current = null;
    },
  });
  const editNotes = useMutation({
    mutationFn: (notes: string) =>
      call(editTrackedNotes, {
        params: { tracking_code: code },
        body: { notes },
        idempotencyKey: newIdempotencyKey(),
      }),
    onSuccess,
  });
  return { cancel, editNotes };
}
