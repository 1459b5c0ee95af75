import { cancelRideEndpoint } from "../../../contract/rides/ride-steps.endpoints.ts";
import { claimRideEndpoint, listRideRequestsEndpoint } from "../../../contract/rides/rides.endpoints.ts";
import { setCached, outdate } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { withRideEvent } from "../live/with-ride-event.ts";
import { allRides, useAllRides } from "../use-all-rides.ts";

const REFRESH_MS = 30_000;
const LISTS = { outdates: [listRideRequestsEndpoint] };

/** The rider's rides, live; beside the live stream they are read again at intervals, like every list. */
export function useMyRides() {
  const live = useLiveEvents({
    onEvent: (event) =>
      setCached(allRides(), (shown) => shown && withRideEvent(shown, event, { has: () => true })),
    onMissed: () => outdate(listRideRequestsEndpoint),
  });
  return { ...useAllRides(undefined, live === "live" ? false : REFRESH_MS), live };
}

/** Cancels a ride. */
export function useCancelRide() {
  return useChange(cancelRideEndpoint, LISTS);
}

/** Adds a ride booked as a guest to the account. */
export function useClaimRide() {
  return useChange(claimRideEndpoint, LISTS);
}

/** The code alone, also when the whole link was pasted. */
export function codeOf(typed: string): string {
  const path = typed.trim().split(/[?#]/)[0] ?? "";
  return path.split("/").findLast((part) => part !== "") ?? "";
}
