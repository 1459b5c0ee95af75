import type { GivenStop } from "../../../contract/fares/stops.ts";
import type { VehicleType } from "../../../domain/fares/vehicles.ts";
import { stopsToPrice } from "../../fares/trip-ends.ts";
import type { TripToPrice } from "../../fares/priced-trip.ts";

type Trip = {
  pickup_location: string;
  pickup_lat?: number | null | undefined;
  pickup_lng?: number | null | undefined;
  dropoff_location: string;
  dropoff_lat?: number | null | undefined;
  dropoff_lng?: number | null | undefined;
  stops?: readonly GivenStop[] | null | undefined;
  passenger_count: number;
  luggage_count: number;
  wait_minutes?: number | null | undefined;
  vehicle_type?: VehicleType | null | undefined;
  distance_km?: number | null | undefined;
  quote?: string | null | undefined;
  code?: string | null | undefined;
};

/** A booking's trip in the words of the price list. */
export function tripToPrice(trip: Trip, at: Date): TripToPrice {
  return {
    pickup: { name: trip.pickup_location, point: pointOf(trip.pickup_lat, trip.pickup_lng) },
    dropoff: { name: trip.dropoff_location, point: pointOf(trip.dropoff_lat, trip.dropoff_lng) },
    stops: stopsToPrice(trip.stops),
    clientDistanceKm: trip.distance_km,
    passengers: trip.passenger_count,
    luggage: trip.luggage_count,
    waitMinutes: trip.wait_minutes ?? 0,
    at,
    vehicleType: trip.vehicle_type,
    quote: trip.quote,
    code: trip.code,
  };
}

function pointOf(lat: number | null | undefined, lng: number | null | undefined) {
  return typeof lat === "number" && typeof lng === "number" ? { lat, lng } : null;
}
