import { useMemo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { dueOf } from "../ride/due.ts";
import { useNow } from "../use-now.ts";
import { useAssignedRides, usePendingRides } from "./dispatch-lists.ts";

export type LateRides = {
  /** How many of those without a driver are late, and of those with one. */
  readonly waiting: number;
  readonly withDriver: number;
  /** All of them; null until both lists are known. */
  readonly ids: readonly number[] | null;
};

/** The rides that are late now, by the one rule of dueOf. */
export function useLateRides(): LateRides {
  const pending = usePendingRides().data;
  const assigned = useAssignedRides().data;
  const now = useNow();
  return useMemo(() => {
    const late = (rides: readonly Ride[] = []) => rides.filter((ride) => dueOf(ride, now).tone === "late");
    const [waiting, withDriver] = [late(pending), late(assigned)];
    return {
      waiting: waiting.length,
      withDriver: withDriver.length,
      ids: pending && assigned ? [...waiting, ...withDriver].map(({ id }) => id) : null,
    };
  }, [pending, assigned, now]);
}
