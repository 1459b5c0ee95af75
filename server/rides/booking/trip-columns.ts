import type { Booking } from "../../../contract/rides/booking.ts";
import type { GivenStop, Stop } from "../../../contract/fares/stops.ts";
import { dealIn } from "../../../domain/fares/discount.ts";
import { type RideNeed, needsOf } from "../../../domain/rides/ride-needs.ts";
import type { PricedTrip } from "../../fares/priced-trip.ts";
import type { NamedElsewhere } from "./named-elsewhere.ts";

type TripFields = Pick<
  Booking,
  "pickup_location" | "dropoff_location" | "stops" | "passenger_count" | "luggage_count" | RideNeed
>;

export type TripColumns = ReturnType<typeof tripColumns>;

/** The columns of a ride that follow from its trip and the price of it. */
export function tripColumns(trip: TripFields, pickupAt: Date, price: PricedTrip, elsewhere: NamedElsewhere) {
  const taken = dealIn(price.breakdown);
  return {
    pickup_location: trip.pickup_location,
    pickup_lat: price.pickup?.lat ?? null,
    pickup_lng: price.pickup?.lng ?? null,
    dropoff_location: trip.dropoff_location,
    dropoff_lat: price.dropoff?.lat ?? null,
    dropoff_lng: price.dropoff?.lng ?? null,
    pickup_near: elsewhere.pickup,
    dropoff_near: elsewhere.dropoff,
    stops: JSON.stringify(stopsAt(trip.stops ?? [], price, elsewhere)),
    ride_datetime: pickupAt,
    passenger_count: trip.passenger_count,
    luggage_count: trip.luggage_count,
    wait_minutes: price.waitMinutes,
    distance_m: price.distanceM,
    duration_min: price.durationMin,
    distance_source: price.distanceSource,
    fare_cents: price.fareCents,
    breakdown: JSON.stringify(price.breakdown),
    deal_id: taken?.deal.id ?? null,
    deal_cents: taken?.cents ?? 0,
    tariff_id: price.tariffId,
    vehicle_type: price.vehicleType,
    vehicle_asked: price.vehicleAsked,
    zone: price.airportZone,
    ...needsOf(trip),
  };
}

/** Each stop where it was priced to be. */
function stopsAt(stops: readonly GivenStop[], price: PricedTrip, elsewhere: NamedElsewhere): Stop[] {
  return stops.map(({ location }, index) => {
    const point = price.stops[index];
    const near = elsewhere.stops[index] ?? null;
    const at = { location, lat: point?.lat ?? null, lng: point?.lng ?? null };
    return near === null ? at : { ...at, near };
  });
}
