import { listDeskPlacesEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { getDispatchSettingsEndpoint } from "../../../contract/dispatch/dispatch.endpoints.ts";
import type { LiveState } from "../../api/live-events.ts";
import { invalidate } from "../../api/update-read.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { DRIVERS } from "./dispatch-lists.ts";
import { keepDriver, keepRide, readListsAgain, reloadDispatch } from "./keep-change.ts";

/** Keeps every dispatch list up to date by the live stream; returns the state of the stream. */
export function useDispatchLive(): LiveState {
  return useLiveEvents({
    onEvent: (event) => {
      if (event.type === "ride.created" || event.type === "ride.changed") keepRide(event.ride);
      else if (event.type === "driver.changed") keepDriver(event.driver);
      else if (event.type === "driver.gone") invalidate(DRIVERS);
      else if (event.type === "dispatch.changed") invalidate(getDispatchSettingsEndpoint);
      else if (event.type === "places.changed") outdatePlaces();
    },
    onMissed: (what) => (what === "a moment" ? readListsAgain() : reloadDispatch()),
  });
}

/** What a caller is offered at the telephone is as new as what the desk keeps. */
function outdatePlaces(): void {
  invalidate(listDeskPlacesEndpoint);
  invalidate(suggestPlacesEndpoint);
}
