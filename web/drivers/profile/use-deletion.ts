import { useMemo, useState } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useDriverDay } from "../day/driver-day.ts";

type Deleted = Pick<Ride, "id" | "version">;

/** A driver's ended rides without those they delete: these leave the list at once, also while that waits for a signal. */
export function useDeletion(all: readonly Ride[]) {
  const { steps, takeStep } = useDriverDay();
  // A ride the server has deleted is still in the list until it is read again; one that was taken back comes with a later version.
  const [deleted, setDeleted] = useState<readonly Deleted[]>([]);
  const rides = useMemo(() => {
    const waiting = new Set(steps.filter((step) => step.action === "delete").map((step) => step.rideId));
    const isGone = ({ id, version }: Ride) =>
      waiting.has(id) || deleted.some((one) => one.id === id && version <= one.version);
    return all.filter((ride) => !isGone(ride));
  }, [all, deleted, steps]);

  const deleteRide = (ride: Ride) => {
    setDeleted([...deleted, { id: ride.id, version: ride.version }]);
    takeStep(ride, "delete");
  };
  return { rides, deleteRide };
}
