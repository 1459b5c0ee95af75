import { EVERYONE_AND_KEYS, endpoint } from "../endpoint.ts";
import { calculateFareForTripEndpoint } from "../fares/fares.endpoints.ts";
import { availabilitySchema } from "./availability.ts";

/** Whether a car will be there. */
export const getAvailabilityEndpoint = endpoint({
  id: "getAvailability",
  method: "GET",
  path: "/availability/",
  summary:
    "Whether a car will be there at a time, and when else where none will; without a time, in how many minutes one would be.",
  tag: "Promises",
  access: EVERYONE_AND_KEYS,
  limit: "lookup",
  query: calculateFareForTripEndpoint.query.pick({
    passenger_count: true,
    luggage_count: true,
    trip_time: true,
    trip_date: true,
    pickup_place: true,
    dropoff_place: true,
    pickup_lat: true,
    pickup_lng: true,
    dropoff_lat: true,
    dropoff_lng: true,
    stops: true,
    vehicle_type: true,
    wheelchair: true,
    child_seat: true,
  }),
  status: 200,
  output: availabilitySchema,
  errors: ["off_island", "same_place", "invalid_input"],
});
