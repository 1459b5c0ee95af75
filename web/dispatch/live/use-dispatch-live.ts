import { useEffect } from "react";
import { listEmergenciesEndpoint } from "../../../contract/radio/emergencies.endpoints.ts";
import { listDeskPlacesEndpoint } from "../../../contract/places/desk-places.endpoints.ts";
import { suggestPlacesEndpoint } from "../../../contract/places/places.endpoints.ts";
import { getRadioThreadEndpoint, listRadioThreadsEndpoint } from "../../../contract/radio/radio.endpoints.ts";
import {
  getDispatchSettingsEndpoint,
  getForecastEndpoint,
} from "../../../contract/dispatch/dispatch.endpoints.ts";
import { getPlanEndpoint } from "../../../contract/dispatch/plan.endpoints.ts";
import type { LiveState } from "../../api/live-events.ts";
import { invalidate } from "../../api/update-read.ts";
import { useLiveEvents } from "../../api/use-live-events.ts";
import { keepPresence } from "./presence.ts";
import { DRIVERS } from "./dispatch-lists.ts";
import { keepDriver, keepMoves, keepRide, readListsAgain, reloadDispatch } from "./keep-change.ts";

/** Keeps every dispatch list up to date by the live stream; returns the state of the stream. */
export function useDispatchLive(): LiveState {
  const state = useLiveEvents({
    onEvent: (event) => {
      if (event.type === "ride.created" || event.type === "ride.changed") keepRide(event.ride);
      else if (event.type === "driver.changed") keepDriver(event.driver);
      else if (event.type === "desk.presence") keepPresence(event.rides);
      else if (event.type === "drivers.moved") keepMoves(event.cars);
      else if (event.type === "driver.gone") invalidate(DRIVERS);
      else if (event.type === "dispatch.changed") invalidate(getDispatchSettingsEndpoint);
      else if (event.type === "plan.changed") readPlanAgain();
      else if (event.type === "radio.changed") readRadioAgain();
      else if (event.type === "emergency.changed") invalidate(listEmergenciesEndpoint);
      else if (event.type === "places.changed") outdatePlaces();
    },
    onMissed: (what) => {
      if (what !== "a moment") return reloadDispatch();
      readListsAgain();
      readRadioAgain();
      invalidate(listEmergenciesEndpoint);
    },
  });
  // Without a line nobody knows what the others have open; a new one says it again.
  useEffect(() => {
    if (state !== "live") keepPresence([]);
  }, [state]);
  return state;
}

function readRadioAgain(): void {
  invalidate(listRadioThreadsEndpoint);
  invalidate(getRadioThreadEndpoint);
}

function readPlanAgain(): void {
  invalidate(getPlanEndpoint);
  invalidate(getForecastEndpoint);
}

/** Places offered to a caller at the telephone are as new as those that the desk keeps. */
function outdatePlaces(): void {
  invalidate(listDeskPlacesEndpoint);
  invalidate(suggestPlacesEndpoint);
}
