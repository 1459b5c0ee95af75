import { useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { acceptRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { ApiError } from "../../api/api-error.ts";
import { useChange } from "../../api/use-change.ts";
import { applyRideEvent } from "./use-driver-rides.ts";

/** Why a ride could not be accepted. Only `failed` and `noSignal` are worth another try. */
export type AcceptProblem =
  | "taken"
  | "changed"
  | "unavailable"
  | "papers"
  | "carOut"
  | "car"
  | "busy"
  | "shift"
  | "failed"
  | "noSignal";

type Shown = Pick<Ride, "id" | "version">;

/** Accepts a ride. Never kept for later: what counts is who was first, and only the server knows. */
export function useAccept(onAccepted: (ride: Ride) => void) {
  const [problem, setProblem] = useState<{ readonly ride: Shown; readonly kind: AcceptProblem } | null>(null);
  const { run, isPending, input } = useChange(acceptRideEndpoint, {
    onDone: (ride) => {
      applyRideEvent({ type: "ride.changed", ride });
      onAccepted(ride);
    },
    onError: (error, { params, body }) => {
      const ride = { id: Number(params.id), version: body?.version ?? 0 };
      const kind = problemOf(error);
      if (kind === "taken") applyRideEvent({ type: "ride.gone", ride_id: ride.id });
      setProblem({ ride, kind });
    },
    invalidates: [listRideRequestsEndpoint],
  });

  return {
    accept: ({ id, version }: Shown) => {
      setProblem(null);
      run({ params: { id }, body: { version } });
    },
    /** The ride whose answer is on its way. */
    accepting: isPending ? Number(input?.params.id) : null,
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
    case "edit_conflict":
      return "changed";
    case "driver_unavailable":
    case "account_inactive":
      return "unavailable";
    case "papers_expired":
      return "papers";
    case "vehicle_out_of_service":
      return "carOut";
    case "unsuitable_vehicle":
      return "car";
    case "driver_busy":
      return "busy";
    case "outside_shift":
      return "shift";
    default:
      return "failed";
  }
}
