import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getDirections } from "../../../contract/places/places.endpoints.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { endpointQuery } from "../../api/endpoint-query.ts";
import { useMessages } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { useDriverDay } from "./driver-day.ts";

/** The way of a ride, where both its ends are known, with the driver on it. */
export function ActiveRideMap({ ride }: { readonly ride: Ride }) {
  const text = useMessages("driver");
  const { position } = useDriverDay();
  const { pickup_lat, pickup_lng, dropoff_lat, dropoff_lng, pickup_location, dropoff_location } = ride;
  const known = pickup_lat !== null && pickup_lng !== null && dropoff_lat !== null && dropoff_lng !== null;
  const way = useQuery({
    ...endpointQuery(getDirections, {
      query: { from: `${pickup_lat},${pickup_lng}`, to: `${dropoff_lat},${dropoff_lng}` },
    }),
    enabled: known,
    staleTime: Infinity,
    retry: false,
  });
  const markers = useMemo((): MapMarker[] => {
    if (!known) return [];
    const ends: MapMarker[] = [
      {
        id: "pickup",
        kind: "start",
        lat: pickup_lat,
        lng: pickup_lng,
        name: pickup_location,
        label: pickup_location,
      },
      {
        id: "dropoff",
        kind: "end",
        lat: dropoff_lat,
        lng: dropoff_lng,
        name: dropoff_location,
        label: dropoff_location,
      },
    ];
    return position === null ? ends : [...ends, { id: "me", kind: "car", ...position, label: text.area }];
  }, [
    known,
    pickup_lat,
    pickup_lng,
    dropoff_lat,
    dropoff_lng,
    pickup_location,
    dropoff_location,
    position,
    text,
  ]);
  const routes = useMemo(() => (way.data === undefined ? [] : [{ line: way.data.geometry }]), [way.data]);
  if (!known) return null;
  return (
    <div className="mini">
      <RideMap label={text.active.map(pickup_location, dropoff_location)} markers={markers} routes={routes} />
    </div>
  );
}
