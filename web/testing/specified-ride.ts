import type { AnsweredRide } from "../rides/whole-ride.ts";

/** A ride with exactly the fields of the specification, as empty as it allows. */
export function specifiedRide(facts: Partial<AnsweredRide>): AnsweredRide {
  return {
    id: 7,
    rider_name: "Maya Lopez",
    rider_phone: "5550107",
    pickup_location: "Punda",
    dropoff_location: "Hato",
    ride_datetime: new Date(Date.now() + 30 * 60_000).toISOString(),
    passenger_count: 2,
    luggage_count: 1,
    distance_km: 12.5,
    calculated_fare: "",
    status: "Completed",
    driver_name: "",
    created_at: "2026-11-20T14:00:00Z",
    completed_at: "2026-11-20T16:40:00Z",
    ...facts,
  };
}
