import { useEffect, useEffectEvent, useRef } from "react";
import type { OwnDriver } from "../../../contract/drivers/driver.ts";
import type { Ride } from "../../../contract/rides/ride.ts";

type Watched = {
  readonly own: OwnDriver | undefined;
  readonly requests: readonly Ride[];
  readonly active: readonly Ride[];
  /** The rides that they have turned down. */
  readonly rejected: ReadonlySet<number>;
  readonly onOver: (pickup: string) => void;
};

/** Says that a ride for which several were asked has gone to somebody else, to who was still thinking: it has only just been on their screen. */
export function useRoundOver({ own, requests, active, rejected, onOver }: Watched): void {
  const before = useRef<{ readonly ride: Ride; readonly until: number } | null>(null);
  const say = useEffectEvent((ride: Ride) => {
    const isTheirs = active.some(({ id }) => id === ride.id);
    if (!isTheirs && !rejected.has(ride.id)) onOver(ride.pickup_location);
  });
  const round = own?.round ?? null;
  useEffect(() => {
    const ride = round && requests.find(({ id }) => id === round.ride_id);
    if (round && ride) before.current = { ride, until: Date.parse(round.expires_at) };
    const last = before.current;
    if (last === null || requests.some(({ id }) => id === last.ride.id)) return;
    before.current = null;
    if (Date.now() < last.until) say(last.ride);
  }, [round, requests]);
}
