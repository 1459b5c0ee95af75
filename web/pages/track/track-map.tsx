import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getConfig } from "../../../contract/company/company.endpoints.ts";
import { getDirections } from "../../../contract/places/places.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useMessages } from "../../language/language-context.ts";
import { RideMap } from "../../map/ride-map.tsx";

/** The way of the ride, and the car on it while its driver shares where he is. */
export function TrackMap({ ride }: { readonly ride: TrackedRide }) {
  const text = useMessages("track");
  const config = useQuery(endpointQuery(getConfig)).data;
  const known = ride.pickup_lat !== null && ride.dropoff_lat !== null;
  const directions = useQuery({
    ...endpointQuery(getDirections, {
      query: {
        from: `${ride.pickup_lat},${ride.pickup_lng}`,
        to: `${ride.dropoff_lat},${ride.dropoff_lng}`,
      },
    }),
    enabled: known,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const routes = useMemo(
    () => (directions.data ? [{ line: directions.data.geometry }] : []),
    [directions.data],
  );
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
