import type { Ride } from "../../contract/rides/ride.ts";

/** What any ride of a driver's day has; a test adds where it stands. */
export const DRIVER_RIDE = {
  id: 7,
  rider_name: "Rosa Wernet",
  rider_phone: "5550107",
  reference: "K7P-4XM",
  calculated_fare: "18.00",
  pickup_location: "Emmastad",
  dropoff_location: "Hato",
  pickup_lat: null,
  dropoff_lat: null,
  passenger_count: 1,
  luggage_count: 1,
  driver_name: "Ruben Martina",
  notes: null,
  flight_number: null,
  set_out_at: null,
  arrived_at: null,
  undo_until: null,
} as const satisfies Partial<Ride>;
