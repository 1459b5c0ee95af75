import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { ringForNewRide } from "./alert.ts";
import { newlyChanged } from "./changed-facts.ts";
import { keepRides, readKeptRides } from "./kept-rides.ts";

const NO_RIDES: readonly Ride[] = [];

/**
 * The accepted rides that others have changed, as the driver last knew them, until they have confirmed reading it: also
 * where it happened while no page was open.
 */
export function useChangedRides(
  username: string,
  { rides, known }: { rides: readonly Ride[]; known: boolean },
) {
  const [changed, setChanged] = useState(() => readKeptRides(username, "changed")?.rides ?? NO_RIDES);
  const before = useRef<readonly Ride[] | null>(null);
  const compare = useEffectEvent((now: readonly Ride[]) => {
    const last = before.current ?? readKeptRides(username, "accepted")?.rides ?? NO_RIDES;
    before.current = now;
    const next = newlyChanged(changed, { before: last, now });
    if (next === changed) return;
    if (next.length > changed.length) ringForNewRide();
    setChanged(next);
  });
  useEffect(() => {
    if (known) compare(rides);
  }, [rides, known]);
  useEffect(() => {
    keepRides(username, "changed", { rides: changed, seenAt: Date.now() });
  }, [username, changed]);
  return {
    changed,
    understandChange: (rideId: number) => setChanged((others) => others.filter(({ id }) => id !== rideId)),
  };
}
