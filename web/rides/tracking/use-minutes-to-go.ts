import { getDirectionsEndpoint } from "../../../contract/places/places.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { minutesToGo, stageOf } from "./ride-stage.ts";

/** An older position no longer tells where the car is. */
const POSITION_GOOD_FOR_MS = 3 * 60_000;
/** About a hundred metres: a car that moved less is not asked about again. */
const POSITION_DECIMALS = 3;

/** Minutes until the car is there: by the drive from where it is while that is shared, else as planned. */
export function useMinutesToGo(ride: TrackedRide, now: Date): number | null {
  const planned = minutesToGo(ride, now);
  const { position } = ride;
  const [lat, lng] =
    stageOf(ride, now) === "onBoard"
      ? [ride.dropoff_lat, ride.dropoff_lng]
      : [ride.pickup_lat, ride.pickup_lng];
  const moving =
    planned !== null &&
    lat !== null &&
    position !== null &&
    now.getTime() - Date.parse(position.located_at) < POSITION_GOOD_FOR_MS;
  const from = moving
    ? `${position.lat.toFixed(POSITION_DECIMALS)},${position.lng.toFixed(POSITION_DECIMALS)}`
    : "0,0";
  const drive = useRead(
    moving
      ? read(getDirectionsEndpoint, { query: { from, to: `${lat},${lng}` } }, Number.POSITIVE_INFINITY)
      : null,
    { keepsLast: true },
  );
  return moving && drive.data ? Math.round(drive.data.duration_min) : planned;
}
