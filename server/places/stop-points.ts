import type { Stop } from "../../contract/fares/stops.ts";
import type { Point } from "../../domain/places/place-points.ts";

/** Where the stops of a ride are, without those that are only a name. */
export function pointsOf(stops: readonly Stop[]): Point[] {
  return stops.flatMap(({ lat, lng }) => (lat === null || lng === null ? [] : [{ lat, lng }]));
}
