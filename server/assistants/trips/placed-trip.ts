import type { GivenPlace, GivenTrip } from "../../../contract/assistants/trip-tools.ts";
import type { GivenStop } from "../../../contract/fares/stops.ts";
import type { TripToPrice } from "../../fares/priced-trip.ts";
import { pointOf } from "../../fares/trip-ends.ts";
import { ApiError } from "../../http/api-error.ts";
import type { PlacesPort } from "../../places/ports.ts";
import { tripToPrice } from "../../rides/booking/trip-to-price.ts";

/** A place with its point. */
export type PlacedEnd = { readonly name: string; readonly lat: number; readonly lng: number };

/** A trip of an assistant's whose places are all on the map. */
export type PlacedTrip = Omit<GivenTrip, "pickup" | "dropoff" | "stops" | "pickup_at"> & {
  readonly pickup: PlacedEnd;
  readonly dropoff: PlacedEnd;
  readonly stops: readonly PlacedEnd[];
};

/** Finds every place of a trip; one that we don't know is refused, since an assistant can't show the map. */
export function placeTrip(places: PlacesPort, { pickup_at: _at, ...trip }: GivenTrip): PlacedTrip {
  return {
    ...trip,
    pickup: placeEnd(places, trip.pickup, "pickup"),
    dropoff: placeEnd(places, trip.dropoff, "dropoff"),
    stops: (trip.stops ?? []).map((stop) => placeEnd(places, stop, "stops")),
  };
}

/** A place with its point, which is that of its name where it came without one. */
export function placeEnd(
  places: PlacesPort,
  end: GivenPlace,
  field: "pickup" | "dropoff" | "stops",
): PlacedEnd {
  const { name, lat, lng } = end;
  const given = lat === undefined || lng === undefined ? null : { lat, lng };
  const point = pointOf(places, { name, point: given });
  if (point) return { name, ...point };
  const sentence = "We don't know that place. Look it up with find_places, and give its name, lat and lng.";
  throw new ApiError("invalid_input", sentence, { fields: { [field]: sentence } });
}

/** The trip from its drop-off to its pickup, by the same stops. */
export function turnedAround(trip: PlacedTrip): PlacedTrip {
  return { ...trip, pickup: trip.dropoff, dropoff: trip.pickup, stops: trip.stops.toReversed() };
}

/** The trip in the words of a booking. */
export function inBookingWords({ pickup, dropoff, stops, passengers, bags, ...needs }: PlacedTrip) {
  return {
    pickup_location: pickup.name,
    pickup_lat: pickup.lat,
    pickup_lng: pickup.lng,
    dropoff_location: dropoff.name,
    dropoff_lat: dropoff.lat,
    dropoff_lng: dropoff.lng,
    stops: stops.map(asStop),
    passenger_count: passengers,
    luggage_count: bags,
    ...needs,
  };
}

export function asStop({ name, lat, lng }: PlacedEnd): GivenStop {
  return { location: name, lat, lng };
}

/** The trip in the words of the price list. */
export function toPriceAt(trip: PlacedTrip, at: Date): TripToPrice {
  return tripToPrice(inBookingWords(trip), at);
}
