import { type VehicleType, VEHICLE_TYPES } from "../../../domain/fares/vehicles.ts";
import type { WaitingRow } from "./waiting.queries.ts";

/** A place in the line without the person in it. */
export function presentPlace(row: WaitingRow) {
  return {
    state: row.state,
    wanted_at: row.wanted_at.toISOString(),
    as_soon_as_possible: row.as_soon_as_possible,
    pickup_location: row.pickup_location,
    pickup_lat: row.pickup_lat,
    pickup_lng: row.pickup_lng,
    dropoff_location: row.dropoff_location,
    dropoff_lat: row.dropoff_lat,
    dropoff_lng: row.dropoff_lng,
    passenger_count: row.passenger_count,
    luggage_count: row.luggage_count,
    vehicle_type: vehicleTypeOf(row),
  };
}

/** The same with how to reach them, for dispatch. */
export function presentWaiting(row: WaitingRow) {
  return {
    ...presentPlace(row),
    id: row.id,
    name: row.name,
    phone: row.phone === "" ? null : row.phone,
    email: row.email,
    told_at: row.told_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}

export function vehicleTypeOf({ vehicle_type }: Pick<WaitingRow, "vehicle_type">): VehicleType | null {
  return VEHICLE_TYPES.find((type) => type === vehicle_type) ?? null;
}
