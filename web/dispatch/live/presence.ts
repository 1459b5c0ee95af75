import { useEffect, useSyncExternalStore } from "react";
import { sayOpenRideEndpoint } from "../../../contract/dispatch/presence.endpoints.ts";
import { type OpenRide, type OpenWay, PRESENCE_SECONDS } from "../../../contract/dispatch/presence.ts";
import { SECOND_MS } from "../../../domain/time-units.ts";
import { call } from "../../api/call.ts";

/** This window, as the server and the other desks name it. */
const DESK = `desk-${crypto.randomUUID()}`;
/** Said three times before it would be forgotten. */
const AGAIN_MS = (PRESENCE_SECONDS * SECOND_MS) / 3;

type Open = { readonly ride_id: number; readonly way: OpenWay };

/** The rides that this window has open, the newest last: a dialog lies over the screen that it was opened from. */
let here: readonly { readonly open: Open }[] = [];
let others: readonly OpenRide[] = [];
const listeners = new Set<() => void>();
let said: Open | null = null;
let timer: ReturnType<typeof setInterval> | undefined;

/** Tells the other desks that this one has a ride open, while the part is shown; null where it has none. */
export function useTellOpen(rideId: number | null, way: OpenWay): void {
  useEffect(() => {
    if (rideId === null) return;
    const own = { open: { ride_id: rideId, way } };
    change([...here, own]);
    return () => change(here.filter((one) => one !== own));
  }, [rideId, way]);
}

/** A colleague who has this ride open; the one who does most with it. */
export function useWhoHas(rideId: number): OpenRide | undefined {
  return useSyncExternalStore(subscribe, () => strongest(others.filter(({ ride_id }) => ride_id === rideId)));
}

/** Keeps what the stream says the desks have open. */
export function keepPresence(rides: readonly OpenRide[]): void {
  others = rides.filter(({ desk }) => desk !== DESK);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function strongest(rides: readonly OpenRide[]): OpenRide | undefined {
  return rides.toSorted((one, other) => WEIGHT[other.way] - WEIGHT[one.way])[0];
}

const WEIGHT: Readonly<Record<OpenWay, number>> = { looks: 0, edits: 1, gives: 2 };

function change(next: typeof here): void {
  here = next;
  // One dialog that takes the place of another is one change.
  queueMicrotask(() => {
    const open = here.at(-1)?.open ?? null;
    if (open === said) return;
    said = open;
    say(open);
    clearInterval(timer);
    timer = open === null ? undefined : setInterval(() => say(open), AGAIN_MS);
  });
}

/** It is said again in seconds, and a desk that can't say it counts as gone. */
function say(open: Open | null): void {
  call(sayOpenRideEndpoint, { body: { desk: DESK, open } }).catch(() => undefined);
}
