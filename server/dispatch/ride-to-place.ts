import type { Point } from "../../contract/places/place.ts";
import type { findRideToPlace } from "./dispatch.queries.ts";
import type { RideToPlace } from "./rank-drivers.ts";

type Row = NonNullable<Awaited<ReturnType<typeof findRideToPlace>>>;

/** A ride that needs a driver, with its pickup point. */
export function toRideToPlace(row: Row): { ride: RideToPlace; pickup: Point | null } {
  const { pickup_lat: lat, pickup_lng: lng } = row;
  return {
    ride: {
      id: row.id,
      rideDatetime: row.ride_datetime,
      durationMin: row.duration_min,
      passengers: row.passenger_count,
      luggage: row.luggage_count,
    },
    pickup: lat === null || lng === null ? null : { lat, lng },
  };
}
