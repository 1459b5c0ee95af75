import { useMemo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useRead } from "../../api/use-read.ts";
import { ASSIGNED, PENDING } from "./dispatch-lists.ts";

/** The rides that have not ended, as the desk's lists have them at this moment. */
export function useOpenRides(): readonly Ride[] {
  const pending = useRead(PENDING).data;
  const assigned = useRead(ASSIGNED).data;
  return useMemo(() => [...(pending ?? []), ...(assigned ?? [])], [pending, assigned]);
}
