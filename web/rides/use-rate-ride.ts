import { useMutation, useQueryClient } from "@tanstack/react-query";
import { listRideRequests } from "../../contract/rides/rides.endpoints.ts";
import type { Stars } from "../../contract/rides/stars.ts";
import { rateTrackedRide, trackRide } from "../../contract/rides/tracking.endpoints.ts";
import { call, newIdempotencyKey } from "../api/call.ts";
import { endpointKey } from "../api/endpoint-query.ts";

/** Gives the driver of a ride stars; every page that shows the ride then shows them. */
export function useRateRide(code: string) {
  const client = useQueryClient();
  const params = { tracking_code: code };
  return useMutation({
    mutationFn: (stars: Stars) =>
      call(rateTrackedRide, { params, body: { stars }, idempotencyKey: newIdempotencyKey() }),
    onSuccess: (ride) => {
      client.setQueryData(endpointKey(trackRide, { params }), ride);
      void client.invalidateQueries({ queryKey: [listRideRequests.id] });
    },
  });
}
