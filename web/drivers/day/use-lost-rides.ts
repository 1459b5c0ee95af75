import { useEffect, useRef, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { readEnded } from "../history/ended-rides.ts";
import { keepRides, readKeptRides } from "./kept-rides.ts";
import { lostRides } from "./lost-rides.ts";
import type { StepQueue } from "../steps/step-queue.ts";

const NO_RIDES: readonly Ride[] = [];

type Watched = {
  readonly rides: readonly Ride[];
  /** The list has been read, now or on an earlier day. */
  readonly known: boolean;
  readonly steps: StepQueue;
  /** The ride they are offered now. */
  readonly offer: number | null;
};

/** The rides a driver has lost to others, until they have confirmed reading it, also after a reload. */
export function useLostRides(username: string, { rides, known, steps, offer }: Watched) {
  const [lost, setLost] = useState(() => readKeptRides(username, "lost")?.rides ?? NO_RIDES);
  const before = useRef(NO_RIDES);
  const offered = useRef(new Set<number>());

  useEffect(() => {
    if (offer !== null) offered.current.add(offer);
    if (!known) return;
    const explained = { steps, ended: readEnded(username), offered: offered.current };
    const gone = lostRides(before.current, rides, explained);
    before.current = rides;
    const isGone = (ride: Ride) => rides.every(({ id }) => id !== ride.id);
    setLost((others) =>
      gone.length === 0 && others.every(isGone) ? others : [...others.filter(isGone), ...gone],
    );
  }, [username, rides, known, steps, offer]);

  useEffect(() => {
    keepRides(username, "lost", { rides: lost, seenAt: Date.now() });
  }, [username, lost]);

  return {
    lost,
    understandLost: (rideId: number) => setLost((others) => others.filter(({ id }) => id !== rideId)),
  };
}
