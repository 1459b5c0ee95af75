import { DRIVERS, endpoint } from "../endpoint.ts";
import { bookingSchema } from "./booking.ts";
import { rideSchema } from "./ride.ts";

/** A driver whom somebody stops in the street. */
export const startStreetHailEndpoint = endpoint({
  id: "startStreetHail",
  method: "POST",
  path: "/me/driver/street-hail/",
  summary:
    "Begins a ride at the kerb: booked, accepted and with its passenger aboard in one step, at the fare that was shown. Nobody is sent messages of it where no phone was left.",
  tag: "Ride steps",
  access: DRIVERS,
  limit: "booking",
  body: bookingSchema.pick({
    pickup_location: true,
    pickup_lat: true,
    pickup_lng: true,
    dropoff_location: true,
    dropoff_lat: true,
    dropoff_lng: true,
    passenger_count: true,
    rider_name: true,
    rider_phone: true,
    quote: true,
  }),
  status: 201,
  output: rideSchema,
  errors: [
    "invalid_input",
    "off_island",
    "same_place",
    "party_too_large",
    "driver_unavailable",
    "papers_expired",
    "vehicle_out_of_service",
    "unsuitable_vehicle",
    "driver_busy",
  ],
});
