import type { Ride } from "../../../contract/rides/ride.ts";
import { NO_NEEDS } from "../../../contract/rides/ride-needs.ts";

/** What a ride has where its server says nothing of it: one that knows the specification alone, or an answer kept from one. */
const UNSAID = {
  reference: "",
  tracking_code: null,
  version: 0,
  actions: [],
  rider_name: "",
  rider_phone: "",
  rider_email: null,
  rider_id: null,
  pickup_location: "",
  pickup_lat: null,
  pickup_lng: null,
  dropoff_location: "",
  dropoff_lat: null,
  dropoff_lng: null,
  passenger_count: 0,
  luggage_count: 0,
  distance_km: "0",
  duration_min: 0,
  calculated_fare: "",
  breakdown: [],
  vehicle_type: "economy",
  vehicle_asked: false,
  zone: null,
  ...NO_NEEDS,
  driver_id: null,
  driver_name: null,
  driver_phone: null,
  driver_vehicle: null,
  plate: null,
  driver: null,
  assigned_time: null,
  set_out_at: null,
  arrived_at: null,
  picked_up_at: null,
  started_at: null,
  completed_at: null,
  ended_at: null,
  estimated_arrival: null,
  start_code: null,
  start_check: null,
  no_code_reason: null,
  undo_until: null,
} as const satisfies Partial<{ [Field in keyof Ride]: Readonly<Ride[Field]> }>;

/** A ride that came in a list: what is missing of it is nothing, and breaks no screen. */
export function wholeRide(came: Partial<Ride>): Ride {
  const { driver_name, completed_at } = came;
  return {
    ...UNSAID,
    ...came,
    // They may be empty.
    driver_name: driver_name || null,
    completed_at: completed_at || null,
  } as Ride;
}
