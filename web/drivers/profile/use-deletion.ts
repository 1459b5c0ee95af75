import { useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDriverDay } from "../day/driver-day.ts";

/** A driver's ended rides without those they delete: these leave the list at once, also while that waits for a signal. */
export function useDeletion(all: readonly Ride[]) {
  const { steps, takeStep } = useDriverDay();
  // A ride the server has deleted is still in the list until it is read again.
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const rides = useMemo(() => {
    const waiting = steps.filter((step) => step.action === "delete").map((step) => step.rideId);
    const gone = new Set([...deleted, ...waiting]);
    return all.filter((ride) => !gone.has(ride.id));
  }, [all, deleted, steps]);

  const deleteRide = (ride: Ride) => {
    setDeleted([...deleted, ride.id]);
    takeStep(ride, "delete");
  };
  return { rides, deleteRide };
}
