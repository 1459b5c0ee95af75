import { forgetKeptRides } from "../drivers/day/forget-kept-rides.ts";
import { forgetPush } from "../install/forget-push.ts";
import { forgetLastRide } from "../install/last-ride.ts";
import { deviceStore } from "../device/device-store.ts";
import { RECENT_PLACES } from "../places/recent-places.ts";
import { forgetDrafts } from "../ui/kept-drafts.ts";

/** Deletes everything this browser kept of a person, so that the next one finds nothing. */
export function forgetPerson(): void {
  forgetDrafts();
  deviceStore.forget(RECENT_PLACES);
  forgetLastRide();
  forgetKeptRides();
  // A push subscription that cannot be ended now is deleted when its messages bounce.
  void forgetPush().catch(() => undefined);
}
