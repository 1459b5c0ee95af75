import { ENDED } from "../../../domain/rides/ride-states.ts";
import { useEffect, useEffectEvent, useState } from "react";
import type { LiveEvent, TrackedEvent } from "../../../contract/events/live-event.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import {
  cancelTrackedRideEndpoint,
  editTrackedNotesEndpoint,
  trackRideEndpoint,
  undoTrackedRideEndpoint,
} from "../../../contract/rides/tracking.endpoints.ts";
import { type LiveState, readLiveEvents } from "../../api/live-events.ts";
import { read } from "../../api/read.ts";
import type { Read } from "../../api/read-store.ts";
import { setCached, cached } from "../../api/update-read.ts";
import { useChange } from "../../api/use-change.ts";
import { useRead } from "../../api/use-read.ts";
import { keepLastRide } from "../../install/last-ride.ts";
import { takeEarlyRide } from "./early-ride.ts";

/** How often the ride is read without a live stream; with one, each change and each position is told, and reading is only a check. */
const REFRESH_MS = 5_000;
const LIVE_REFRESH_MS = 60_000;
const OVER: ReadonlySet<string> = new Set(ENDED);

/** The ride behind a code, read again when it changes; the last known state stays when the connection is lost. */
export function useTrackedRide(code: string) {
  const [line, setLine] = useState<LiveState>("connecting");
  const tracked = readOf(code);
  const ride = useRead(tracked, { everyMs: refreshOf(cached(tracked), line) });
  const readAgain = useEffectEvent(() => ride.refetch());
  const showChange = useEffectEvent((event: LiveEvent | TrackedEvent) => {
    if (event.type === "track.moved") {
      const { position } = event;
      return setCached(tracked, (shown) => shown && { ...shown, position });
    }
    if (event.type !== "track.changed" || event.ride === undefined) return ride.refetch();
    const told = event.ride;
    // An event from before what this page has just done may come after the answer to that.
    setCached(tracked, (shown) => (shown !== undefined && shown.version > told.version ? shown : told));
  });
  const underWay = ride.data !== undefined && !OVER.has(ride.data.status);
  useEffect(() => {
    if (!underWay) return;
    return readLiveEvents(
      { onEvent: (event) => showChange(event), onMissed: () => readAgain(), onState: setLine },
      `/track/${encodeURIComponent(code)}/events/`,
    );
  }, [underWay, code]);
  useEffect(() => {
    if (!ride.data) return;
    const { reference, pickup_location, dropoff_location, ride_datetime, driver } = ride.data;
    const seen_at = new Date(ride.updatedAt).toISOString();
    keepLastRide({
      reference,
      pickup_location,
      dropoff_location,
      ride_datetime,
      driver_name: driver?.name ?? null,
      plate: driver?.plate ?? null,
      seen_at,
    });
  }, [ride.data, ride.updatedAt]);
  return ride;
}

/** The first answer may have been asked for already. */
function readOf(code: string): Read<TrackedRide> {
  const tracked = read(trackRideEndpoint, { params: { tracking_code: code } });
  return { ...tracked, load: async (so) => (await takeEarlyRide(code)) ?? tracked.load(so) };
}

function refreshOf(ride: TrackedRide | undefined, line: LiveState): number | false {
  if (ride !== undefined && OVER.has(ride.status)) return false;
  return line === "live" ? LIVE_REFRESH_MS : REFRESH_MS;
}

type OfCode = { readonly params: { readonly tracking_code: string } };
const KEPT = {
  onDone: (ride: TrackedRide, { params }: OfCode) => setCached(read(trackRideEndpoint, { params }), ride),
};

/** The actions that the passenger has on the ride without an account. */
export function useCancelTrackedRide() {
  return useChange(cancelTrackedRideEndpoint, KEPT);
}

/** Takes the cancellation back, for as long as that is possible. */
export function useUndoCancellation() {
  return useChange(undoTrackedRideEndpoint, KEPT);
}

// Pressed again after no answer it is the same request.
export function useTrackedNotes() {
  return useChange(editTrackedNotesEndpoint, KEPT);
}
