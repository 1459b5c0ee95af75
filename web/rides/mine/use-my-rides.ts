import { undoRideStepEndpoint } from "../../../contract/rides/dispatch-steps.endpoints.ts";
import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { setCached, invalidate } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { withRideEvent } from "../live/with-ride-event.ts";
import { allRides, useAllRides } from "../use-all-rides.ts";

const REFRESH_MS = 30_000;

/** The rider's rides, live; beside the live stream they are read again at intervals, like every list. */
export function useMyRides() {
  const live = useLiveEvents({
    onEvent: (event) =>
      setCached(allRides(), (shown) => shown && withRideEvent(shown, event, { has: () => true })),
    onMissed: () => invalidate(listRideRequestsEndpoint),
  });
  return { ...useAllRides(undefined, live === "live" ? false : REFRESH_MS), live };
}

/** Cancels a ride. */
export function useCancelRide() {
  return useChange(cancelRideEndpoint, { invalidates: [listRideRequestsEndpoint] });
}

/** Takes a cancellation back, for as long as that is possible. */
export function useUndoCancellation() {
  return useChange(undoRideStepEndpoint, { invalidates: [listRideRequestsEndpoint] });
}
