import type { Ride } from "../../../contract/rides/ride.ts";
import { getDirectionsEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { read } from "../../api/read.ts";
import { viaQuery } from "../../places/via.ts";

/** The way of a ride over its stops, to be read; null where one of its ends is not known. */
export function wayOf({ pickup_lat, pickup_lng, dropoff_lat, dropoff_lng, stops }: Ride) {
  if (pickup_lat === null || dropoff_lat === null) return null;
  const query = {
    from: `${pickup_lat},${pickup_lng}`,
    to: `${dropoff_lat},${dropoff_lng}`,
    ...viaQuery(stops),
  };
  return read(getDirectionsEndpoint, { query }, Infinity);
}
