import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { Ride } from "../../contract/rides/ride.ts";
import { acceptRide } from "../../contract/rides/ride-steps.endpoints.ts";
import { ApiError } from "../api/api-error.ts";
import { call, newIdempotencyKey } from "../api/call.ts";
import { applyRideEvent, refreshRides } from "./use-driver-rides.ts";

/** Why a ride could not be accepted. Only `failed` and `noSignal` are worth another try. */
export type AcceptProblem = "taken" | "unavailable" | "failed" | "noSignal";

/** Accepts a ride. Never kept for later: what counts is who was first, and only the server knows. */
export function useAccept(onAccepted: (ride: Ride) => void) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<{ readonly ride: Ride; readonly kind: AcceptProblem } | null>(null);
  // Until an answer has come, pressing again is the same try.
  const keys = useRef(new Map<number, string>());

  const mutation = useMutation({
    mutationFn: (ride: Ride) => {
      const idempotencyKey = keys.current.get(ride.id) ?? newIdempotencyKey();
      keys.current.set(ride.id, idempotencyKey);
      return call(acceptRide, { params: { id: ride.id }, idempotencyKey });
    },
    onMutate: () => setProblem(null),
    onSuccess: (ride) => {
      keys.current.delete(ride.id);
      applyRideEvent(client, { type: "ride.changed", ride });
      void refreshRides(client);
      onAccepted(ride);
    },
    onError: (error, ride) => {
      const kind = problemOf(error);
      if (error instanceof ApiError && error.answered) keys.current.delete(ride.id);
      if (kind === "taken") applyRideEvent(client, { type: "ride.gone", ride_id: ride.id });
      setProblem({ ride, kind });
      void refreshRides(client);
    },
  });

  return {
    accept: (ride: Ride) => mutation.mutate(ride),
    /** The ride whose answer is on its way. */
    accepting: mutation.isPending ? mutation.variables.id : null,
    problem,
    forgetProblem: () => setProblem(null),
  };
}

function problemOf(error: unknown): AcceptProblem {
  if (!(error instanceof ApiError)) return "failed";
  switch (error.code) {
    case "offline":
    case "unreachable":
    case "timeout":
      return "noSignal";
    case "ride_conflict":
    case "not_found":
      return "taken";
    case "driver_unavailable":
    case "account_inactive":
      return "unavailable";
    default:
      return "failed";
  }
}
