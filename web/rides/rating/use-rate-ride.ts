import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { rateTrackedRideEndpoint, trackRideEndpoint } from "../../../contract/rides/tracking.endpoints.ts";
import { read } from "../../api/read.ts";
import { setCached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";

/** Gives the driver of a ride stars; every page that shows the ride then shows them. */
export function useRateRide() {
  return useChange(rateTrackedRideEndpoint, {
    onDone: (ride, { params }) => setCached(read(trackRideEndpoint, { params }), ride),
    outdates: [listRideRequestsEndpoint],
  });
}
