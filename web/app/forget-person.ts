import { forgetKeptRides } from "../drivers/forget-kept-rides.ts";
import { forgetPush } from "../install/forget-push.ts";
import { forgetLastRide } from "../install/last-ride.ts";
import { forgetPlaces } from "../places/recent-places.ts";
import { forgetDrafts } from "../ui/use-draft.ts";

/** Lets go of everything this browser kept of a person, so that the next one at it finds nothing. */
export function forgetPerson(): void {
  forgetDrafts();
  forgetPlaces();
  forgetLastRide();
  forgetKeptRides();
  // A browser that does not let go now is forgotten when its messages come back.
  void forgetPush().catch(() => undefined);
}
