import { useMemo } from "react";
import type { Ride } from "../../../contract/rides/ride.ts";
import { useKept } from "../../api/use-kept.ts";
import { useAllRides } from "../../rides/use-all-rides.ts";
import { wholeRides } from "../../rides/whole-ride.ts";
import { keptName } from "../day/forget-kept-rides.ts";

const NO_RIDES: readonly Ride[] = [];
/** As many as a driver looks back on in a dead spot. */
const MOST_KEPT = 100;

/** The rides a driver has completed; without a signal the latest of them, as they were read last, and whether there are older ones. */
export function useOwnHistory(username: string) {
  const history = useKept<readonly Ride[]>(useAllRides("completed"), {
    as: keptName(username, "history"),
    check: isRides,
    part: latest,
  });
  const { data = NO_RIDES, keptAt } = history;
  const isCut = keptAt !== null && data.length > MOST_KEPT;
  // A list kept by an earlier version of the page may lack what was added since.
  const rides = useMemo(
    () => (keptAt === null ? data : wholeRides(data.slice(0, MOST_KEPT))),
    [data, keptAt],
  );
  return { ...history, rides, isCut };
}

/** One more than is shown tells that there are older ones. Nobody calls a passenger of days ago, so no number is kept. */
function latest(rides: readonly Ride[]): readonly Ride[] {
  return rides.slice(0, MOST_KEPT + 1).map((ride) => ({ ...ride, rider_phone: "" }));
}

function isRides(value: unknown): value is readonly Ride[] {
  return Array.isArray(value);
}
