import { useMemo } from "react";
import { getConfigEndpoint } from "../../../contract/company/company.endpoints.ts";
import { getDirectionsEndpoint } from "../../../contract/places/routes.endpoints.ts";
import type { TrackedRide } from "../../../contract/rides/ride.ts";
import { MINUTE_MS } from "../../../domain/time-units.ts";
import { read } from "../../api/read.ts";
import { useRead } from "../../api/use-read.ts";
import { useFormats } from "../../language/formats.ts";
import { useStrings } from "../../language/language-context.ts";
import type { MapMarker } from "../../map/map-marker.ts";
import type { MapRoute } from "../../map/map-route.ts";
import { MapToCome, RideMap } from "../../map/ride-map.tsx";
import { stopMarkers } from "../../map/stop-markers.ts";
import { splitWay } from "../../map/way/split-way.ts";
import { useLeadingWay } from "../../map/way/use-leading-way.ts";
import { useShortPlace } from "../../places/use-short-place.ts";
import { viaQuery } from "../../places/via.ts";
import { useIdle } from "../../ui/use-idle.ts";
import { type RideMoment, isNotDriven, minutesToGo } from "./ride-moment.ts";
import { firstNameOf } from "./use-moment-words.ts";

/** A car that was heard of longer ago is drawn grey, with since when. */
const FRESH_MS = 2 * MINUTE_MS;

type TrackMapProps = { readonly ride: TrackedRide; readonly moment: RideMoment; readonly now: Date };

/** The way of the ride as it stands at the moment, and the car on it while its driver shares the position. */
export function TrackMap({ ride, moment, now }: TrackMapProps) {
  const text = useStrings("rides/tracking");
  const config = useRead(read(getConfigEndpoint)).data;
  const pickup = usePoint(ride.pickup_lat, ride.pickup_lng);
  const dropoff = usePoint(ride.dropoff_lat, ride.dropoff_lng);
  const car = usePoint(ride.position?.lat ?? null, ride.position?.lng ?? null);
  const trip = useRead(
    pickup && dropoff
      ? read(
          getDirectionsEndpoint,
          {
            query: {
              from: `${pickup.lat},${pickup.lng}`,
              to: `${dropoff.lat},${dropoff.lng}`,
              ...viaQuery(ride.stops),
            },
          },
          Number.POSITIVE_INFINITY,
        )
      : null,
  ).data?.geometry;
  const coming = moment === "onTheWay";
  const leading = useLeadingWay(car, coming ? pickup : null)?.line;
  const routes = useMemo((): readonly MapRoute[] => {
    const ahead: MapRoute[] = leading ? [{ line: leading, stage: "to-come" }] : [];
    return trip ? [...tripAt(moment, trip, car), ...ahead] : ahead;
  }, [trip, leading, moment, car]);
  const carName = useCarName(ride, now);
  const { pickup_location, dropoff_location, stops } = ride;
  const shortPlace = useShortPlace();
  const [pickupName, dropoffName] = [shortPlace(pickup_location), shortPlace(dropoff_location)];
  const markers = useMemo((): MapMarker[] => {
    const ends: MapMarker[] = [];
    if (pickup) {
      ends.push({ id: "pickup", kind: "start", ...pickup, name: pickupName, label: pickup_location });
    }
    ends.push(...stopMarkers(stops));
    if (dropoff) {
      ends.push({ id: "dropoff", kind: "end", ...dropoff, name: dropoffName, label: dropoff_location });
    }
    return car === null
      ? ends
      : [
          ...ends,
          {
            id: "car",
            kind: "car",
            ...car,
            label: text.yourCar,
            name: carName.words,
            tone: carName.fresh ? "live" : "off",
          },
        ];
  }, [
    pickup,
    dropoff,
    pickup_location,
    dropoff_location,
    pickupName,
    dropoffName,
    stops,
    car,
    carName.words,
    carName.fresh,
    text,
  ]);
  const atKerb = moment === "here";
  const focus = useMemo(() => {
    if (!pickup || !(atKerb || (coming && car))) return null;
    return [...(car ? [car] : []), ...(leading ?? []).map(([lat, lng]) => ({ lat, lng })), pickup];
  }, [atKerb, coming, car, pickup, leading]);
  // Its words come before its map.
  const idle = useIdle();
  const label = text.mapOf(pickup_location, dropoff_location);
  if (!idle) return <MapToCome label={label} />;
  return (
    <RideMap
      label={label}
      markers={markers}
      routes={routes}
      googleKey={config?.map.google_key ?? null}
      {...(focus ? { focus } : {})}
    />
  );
}

type Point = { readonly lat: number; readonly lng: number };

/** Turquoise is the trip; what is driven turns pale, and what never will be is grey. */
function tripAt(moment: RideMoment, line: MapRoute["line"], car: Point | null): readonly MapRoute[] {
  if (isNotDriven(moment)) return [{ line, stage: "off" }];
  if (moment === "arrived") return [{ line, stage: "driven" }];
  return moment === "onBoard" && car ? splitWay(line, car) : [{ line }];
}

/** The text beside the car: who it is and how far, or since when nothing was heard of it. */
function useCarName(ride: TrackedRide, now: Date) {
  const text = useStrings("rides/tracking");
  const formats = useFormats();
  const since = ride.position?.located_at ?? null;
  const fresh = since === null || now.getTime() - Date.parse(since) < FRESH_MS;
  const minutes = minutesToGo(ride, now);
  const name = firstNameOf(ride);
  if (!fresh) return { fresh, words: text.seenAt(name, formats.time(since)) };
  return { fresh, words: minutes === null ? name : text.nameAndMinutes(name, minutes) };
}

function usePoint(lat: number | null, lng: number | null): Point | null {
  return useMemo(() => (lat === null || lng === null ? null : { lat, lng }), [lat, lng]);
}
