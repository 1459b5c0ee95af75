import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { deviceStore } from "../../device/device-store.ts";
import { keptName } from "../day/forget-kept-rides.ts";

/** After so long a driver has made other plans: what they pressed then isn't sent any more. */
const LONGEST_MS = 10 * MINUTE_MS;

type Wanted = Pick<Ride, "id" | "version">;
type Kept = Wanted & { readonly at: number };

type Waiting = {
  readonly noSignal: boolean;
  readonly accept: (ride: Wanted) => void;
  readonly onTooLong: () => void;
};

/** An Accept that was pressed without a signal: it waits on the device, is sent once, and is no ride of theirs before the server says so. */
export function useWaitingAccept(username: string, { noSignal, accept, onTooLong }: Waiting) {
  const name = keptName(username, "accept");
  const watch = useCallback((listener: () => void) => deviceStore.watch(name, listener), [name]);
  const kept = useSyncExternalStore(
    watch,
    () => deviceStore.read(name, asKept),
    () => null,
  );
  const send = useEffectEvent(({ at, ...ride }: Kept) => {
    deviceStore.write(name, null);
    if (Date.now() - at > LONGEST_MS) onTooLong();
    else accept(ride);
  });
  useEffect(() => {
    if (!noSignal && kept !== null) send(kept);
  }, [noSignal, kept]);
  return {
    waitingAccept:
      kept === null ? null : { rideId: kept.id, takeBack: () => void deviceStore.write(name, null) },
    acceptLater: ({ id, version }: Wanted) => void deviceStore.write(name, { id, version, at: Date.now() }),
  };
}

function asKept(value: unknown): Kept | null {
  if (typeof value !== "object" || value === null) return null;
  if (!("id" in value) || !("version" in value) || !("at" in value)) return null;
  const { id, version, at } = value;
  const isKept = typeof id === "number" && typeof version === "number" && typeof at === "number";
  return isKept ? { id, version, at } : null;
}
