import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { cancelRide } from "../../../contract/rides/ride-steps.endpoints.ts";
import { claimRide, listRideRequests } from "../../../contract/rides/rides.endpoints.ts";
import { call, newIdempotencyKey } from "../../api/call.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { useAllRides } from "../../rides/use-all-rides.ts";

/** The rider's rides, live; behind the line they are read again every while, like every list. */
export function useMyRides() {
  const client = useQueryClient();
  const refresh = () => void client.invalidateQueries({ queryKey: [listRideRequests.id] });
  const live = useLiveEvents({
    onEvent: (event) => event.type.startsWith("ride.") && refresh(),
    onReload: refresh,
  });
  // What happened between the first reading and the first word of the line is in neither.
  const readAgain = useEffectEvent(refresh);
  useEffect(() => {
    if (live === "live") readAgain();
  }, [live]);
  return { ...useAllRides(undefined, live === "live" ? false : REFRESH_MS), live };
}

const REFRESH_MS = 30_000;

/** Calls a ride off. Pressed again after no answer it is the same try. */
export function useCancelRide() {
  const client = useQueryClient();
  const keys = useRef(new Map<number, string>());
  return useMutation({
    mutationFn: ({ id }: Ride) => {
      const idempotencyKey = keys.current.get(id) ?? newIdempotencyKey();
      keys.current.set(id, idempotencyKey);
      return call(cancelRide, { params: { id }, idempotencyKey });
    },
    onSettled: () => client.invalidateQueries({ queryKey: [listRideRequests.id] }),
  });
}

/** Takes a ride booked as a guest into the account. */
export function useClaimRide() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (typed: string) => call(claimRide, { body: { tracking_code: codeOf(typed) } }),
    onSuccess: () => client.invalidateQueries({ queryKey: [listRideRequests.id] }),
  });
}

/** The code alone, also when the whole link was pasted. */
function codeOf(typed: string): string {
  const path = typed.trim().split(/[?#]/)[0] ?? "";
  return path.split("/").findLast((part) => part !== "") ?? "";
}
