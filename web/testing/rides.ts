import type { PlannedRide } from "../../contract/dispatch/plan.ts";
import { type Ride, rideSchema, type TrackedRide, trackedRideSchema } from "../../contract/rides/ride.ts";
import { type Facts, madeOf } from "./filled.ts";

/** What a test says nothing about. */
const ORDINARY = {
  reference: "K7P-4XM",
  version: 1,
  pickup_location: "Emmastad",
  dropoff_location: "Hato",
  ride_datetime: "2026-11-20T22:56:00.000Z",
  passenger_count: 1,
  luggage_count: 1,
  calculated_fare: "18.00",
};

/** A ride that waits for a driver, for dispatch or its driver, other than the test says. */
export function aRide(facts: Facts<Ride> = {}): Ride {
  const passenger = { id: 7, rider_name: "Rosa Wernet", rider_phone: "5550107" };
  return madeOf(rideSchema, { ...ORDINARY, ...passenger, ...facts });
}

/** The same as its passenger follows it. */
export function aTrackedRide(facts: Facts<TrackedRide> = {}): TrackedRide {
  return madeOf(trackedRideSchema, { ...ORDINARY, ...facts });
}

/** A ride of the plan that nobody was told of yet, in time. */
export function aPlannedRide(known: Partial<PlannedRide> = {}): PlannedRide {
  return {
    ride_id: 1,
    reference: "",
    state: "planned",
    driver_id: 4,
    driver_name: "Ruben Martina",
    promised_at: "2026-11-24T15:00:00.000Z",
    leave_at: "2026-11-24T14:50:00.000Z",
    pickup_at: "2026-11-24T15:00:00.000Z",
    done_at: "2026-11-24T15:25:00.000Z",
    minutes_late: 0,
    tell_at: null,
    out_of_plan: false,
    kept_driver_id: null,
    past_capacity: false,
    reason: null,
    ...known,
  };
}
