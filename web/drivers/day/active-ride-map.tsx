import { useMemo } from "react";
import { getDirectionsEndpoint } from "../../../contract/places/routes.endpoints.ts";
import { ABOARD, isOnTheRoad, isOneOf } from "../../../domain/rides/ride-states.ts";
import type { Ride } from "../../../contract/rides/ride.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import type { MapRoute } from "../../map/map-route.ts";
import { RideMap } from "../../map/ride-map.tsx";
import { stopMarkers } from "../../map/stop-markers.ts";
import { aheadOf, stretchAhead } from "../../map/way/ahead.ts";
import { splitWay } from "../../map/way/split-way.ts";
import { useLeadingWay } from "../../map/way/use-leading-way.ts";
import { viaQuery } from "../../places/via.ts";
import { directionsLink, stopPlaces } from "./directions-link.ts";
import { classNames } from "../../ui/class-names.ts";
import { useDriverDay } from "./driver-day.ts";
import type { Position } from "./position.ts";
import { WayLead } from "./way-lead.tsx";
import styles from "./active-ride-map.module.css";

/** So much of the way is in sight while they drive. */
const SEEN_AHEAD_M = 1_500;

type ActiveRideMapProps = {
  readonly ride: Ride;
  /** They are led to its ends; else it is only shown, as long as it is to come. */
  readonly led?: boolean;
  readonly className?: string;
};

/** The way of a ride and the way to it, where its ends are known, with the driver on it and what they do next. */
export function ActiveRideMap({ ride, led: isLed = true, className }: ActiveRideMapProps) {
  const text = useStrings("drivers");
  const { position } = useDriverDay();
  const pickup = useEnd(ride.pickup_lat, ride.pickup_lng);
  const dropoff = useEnd(ride.dropoff_lat, ride.dropoff_lng);
  const { pickup_location, dropoff_location, stops } = ride;
  const trip = useRead(
    pickup && dropoff
      ? {
          ...read(
            getDirectionsEndpoint,
            {
              query: {
                from: `${pickup.lat},${pickup.lng}`,
                to: `${dropoff.lat},${dropoff.lng}`,
                ...viaQuery(ride.stops),
              },
            },
            Infinity,
          ),
          retries: false,
        }
      : null,
  ).data?.geometry;
  const aboard = isOneOf(ABOARD, ride.status);
  // A driver who has arrived waits, and is led nowhere.
  const end = aboard ? dropoff : ride.arrived_at === null ? pickup : null;
  const target = isLed ? end : null;
  // Nobody says which stops are behind the car, so turns are told by the phone's own navigation.
  const led = useLeadingWay(position, aboard && ride.stops ? null : target);
  const markers = useMemo((): MapMarker[] => {
    if (!pickup || !dropoff) return [];
    const ends: MapMarker[] = [
      { id: "pickup", kind: "start", ...pickup, name: pickup_location, label: pickup_location },
      ...stopMarkers(stops),
      { id: "dropoff", kind: "end", ...dropoff, name: dropoff_location, label: dropoff_location },
    ];
    return position === null ? ends : [...ends, { id: "me", kind: "car", ...position, label: text.area }];
  }, [pickup, dropoff, pickup_location, dropoff_location, stops, position, text]);
  const routes = useMemo((): readonly MapRoute[] => {
    const ahead: MapRoute[] = led ? [{ line: led.line, stage: "to-come" }] : [];
    if (!trip) return ahead;
    if (!aboard) return [{ line: trip }, ...ahead];
    if (position === null) return [{ line: trip }];
    const split = splitWay(trip, position);
    return led ? [...split.filter(({ stage }) => stage === "driven"), ...ahead] : split;
  }, [trip, led, aboard, position]);
  const onTheRoad = isOnTheRoad(ride);
  const focus = useMemo(() => {
    if (position === null || target === null) return undefined;
    // A person who drives sees the streets before them, not the island.
    const stretch = led && onTheRoad ? stretchAhead(led, position, SEEN_AHEAD_M) : [];
    return [position, ...(stretch.length > 0 ? stretch : [target])];
  }, [position, target, led, onTheRoad]);
  if (!pickup || !dropoff) return null;
  return (
    <>
      {target !== null && (
        <WayLead
          ahead={led && position && aheadOf(led, position)}
          to={aboard ? "dropoff" : "pickup"}
          place={aboard ? dropoff_location : pickup_location}
          href={directionsLink(
            { name: aboard ? dropoff_location : pickup_location, ...target },
            navigator.userAgent,
            aboard ? stopPlaces(ride) : [],
          )}
        />
      )}
      <div className={classNames(styles.map, className)}>
        <RideMap
          label={text.active.map(pickup_location, dropoff_location)}
          markers={markers}
          routes={routes}
          {...(focus ? { focus } : {})}
        />
      </div>
    </>
  );
}

function useEnd(lat: number | null, lng: number | null): Position | null {
  return useMemo(() => (lat === null || lng === null ? null : { lat, lng }), [lat, lng]);
}
