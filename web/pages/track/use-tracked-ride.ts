import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import {
  cancelTrackedRide,
  editTrackedNotes,
  trackRide,
} from "../../../contract/rides/tracking.endpoints.ts";
import { call, newIdempotencyKey } from "../../api/call.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { keepLastRide } from "../../install/last-ride.ts";

const REFRESH_MS = 5_000;
const OVER: ReadonlySet<string> = new Set(["Completed", "Cancelled", "Rejected", "NoShow"]);

/** The ride behind a code, read again while it can still change; the last known state stays when the line is lost. */
export function useTrackedRide(code: string) {
  const ride = useQuery({
    ...endpointQuery(trackRide, { params: { tracking_code: code } }),
    refetchInterval: ({ state }) => (state.data && OVER.has(state.data.status) ? false : REFRESH_MS),
  });
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
  const cancel = useMutation({
    mutationFn: () =>
      call(cancelTrackedRide, { params: { tracking_code: code }, idempotencyKey: newIdempotencyKey() }),
    onSuccess,
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
