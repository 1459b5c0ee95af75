import { useMemo } from "react";
import { getDirectionsEndpoint } from "../../../contract/places/places.endpoints.ts";
import { ABOARD, isOneOf } from "../../../contract/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { splitWay } from "../../map/way/split-way.ts";
import { useDriverDay } from "./driver-day.ts";
import styles from "./active-ride-map.module.css";

/** The way of a ride, where both its ends are known, with the driver on it. */
export function ActiveRideMap({ ride }: { readonly ride: Ride }) {
  const text = useStrings("drivers");
  const { position } = useDriverDay();
  const { pickup_lat, pickup_lng, dropoff_lat, dropoff_lng, pickup_location, dropoff_location } = ride;
  const known = pickup_lat !== null && pickup_lng !== null && dropoff_lat !== null && dropoff_lng !== null;
  const way = useRead(
    known
      ? {
          ...read(
            getDirectionsEndpoint,
            {
              query: { from: `${pickup_lat},${pickup_lng}`, to: `${dropoff_lat},${dropoff_lng}` },
            },
            Infinity,
          ),
          retries: false,
        }
      : null,
  );
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
  const car = isOneOf(ABOARD, ride.status) ? position : null;
  const routes = useMemo(() => {
    if (way.data === undefined) return [];
    const line = way.data.geometry;
    return car === null ? [{ line }] : splitWay(line, car);
  }, [way.data, car]);
  if (!known) return null;
  return (
    <div className={styles.map}>
      <RideMap label={text.active.map(pickup_location, dropoff_location)} markers={markers} routes={routes} />
    </div>
  );
}
