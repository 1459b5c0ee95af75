import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { getDirectionsEndpoint } from "../../../contract/places/places.endpoints.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { splitWay } from "../../map/way/split-way.ts";

/** The way of the ride, and the car on it while its driver shares the position. */
export function TrackMap({ ride }: { readonly ride: TrackedRide }) {
  const text = useStrings("rides/tracking");
  const config = useRead(read(getConfigEndpoint)).data;
  const known = ride.pickup_lat !== null && ride.dropoff_lat !== null;
  const directions = useRead(
    known
      ? read(
          getDirectionsEndpoint,
          {
            query: {
              from: `${ride.pickup_lat},${ride.pickup_lng}`,
              to: `${ride.dropoff_lat},${ride.dropoff_lng}`,
            },
          },
          Number.POSITIVE_INFINITY,
        )
      : null,
  );
  const car = isOneOf(ABOARD, ride.status) ? ride.position : null;
  const routes = useMemo(() => {
    if (!directions.data) return [];
    const line = directions.data.geometry;
    return car ? splitWay(line, car) : [{ line }];
  }, [directions.data, car]);
  const markers = useMemo(() => {
    const { pickup_lat, pickup_lng, dropoff_lat, dropoff_lng, position } = ride;
    return [
      ...(pickup_lat !== null && pickup_lng !== null
        ? [
            {
              id: "pickup",
              kind: "start" as const,
              lat: pickup_lat,
              lng: pickup_lng,
              name: ride.pickup_location,
              label: ride.pickup_location,
            },
          ]
        : []),
      ...(dropoff_lat !== null && dropoff_lng !== null
        ? [
            {
              id: "dropoff",
              kind: "end" as const,
              lat: dropoff_lat,
              lng: dropoff_lng,
              name: ride.dropoff_location,
              label: ride.dropoff_location,
            },
          ]
        : []),
      ...(position
        ? [{ id: "car", kind: "car" as const, lat: position.lat, lng: position.lng, label: text.yourCar }]
        : []),
    ];
  }, [ride, text]);
  return (
    <RideMap
      label={text.mapOf(ride.pickup_location, ride.dropoff_location)}
      markers={markers}
      routes={routes}
      googleKey={config?.map.google_key ?? null}
    />
  );
}
