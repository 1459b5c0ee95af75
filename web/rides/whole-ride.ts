import type { Ride } from "../../contract/rides/ride.ts";
import { NO_NEEDS } from "../../domain/rides/ride-needs.ts";

/** The fields of a ride in the specification; their texts may be empty, and their numbers a text or none. */
type SpecifiedField =
  | "id"
  | "rider_name"
  | "rider_phone"
  | "pickup_location"
  | "dropoff_location"
  | "ride_datetime"
  | "passenger_count"
  | "luggage_count"
  | "distance_km"
  | "calculated_fare"
  | "status"
  | "driver_name"
  | "created_at"
  | "completed_at";

/** A ride with no more than the specification says, from an older server or one kept on the device. */
export type AnsweredRide = Pick<Ride, Exclude<SpecifiedField, "distance_km" | "calculated_fare">> &
  Partial<Omit<Ride, SpecifiedField>> & {
    readonly distance_km: string | number | null;
    readonly calculated_fare: string | number | null;
  };

/** The fields added since, which are in every answer of our server. */
type AddedField = Exclude<
  { [Field in keyof Ride]-?: undefined extends Ride[Field] ? never : Field }[keyof Ride],
  SpecifiedField
>;

/** The value of an added field where it is missing: nothing. The compiler names one that lacks here. */
const NOT_SAID: Readonly<Pick<Ride, AddedField>> = {
  ...NO_NEEDS,
  reference: "",
  tracking_code: null,
  version: 0,
  actions: [],
  rider_email: null,
  rider_id: null,
  pickup_lat: null,
  pickup_lng: null,
  dropoff_lat: null,
  dropoff_lng: null,
  duration_min: 0,
  distance_source: "client",
  breakdown: [],
  vehicle_type: "economy",
  vehicle_asked: false,
  zone: null,
  driver_id: null,
  driver_phone: null,
  driver_vehicle: null,
  plate: null,
  driver: null,
  updated_at: "",
  assigned_time: null,
  accepted_at: null,
  set_out_at: null,
  arrived_at: null,
  picked_up_at: null,
  started_at: null,
  ended_at: null,
  estimated_arrival: null,
  start_code: null,
  start_code_asked: false,
  start_check: null,
  no_code_reason: null,
  stars: null,
  undo_until: null,
};

/** The rides of an answer, each with all that the screens read. */
export function wholeRides(answered: readonly AnsweredRide[]): Ride[] {
  return answered.map(wholeRide);
}

/** A ride with all that the screens read: what its answer does not say is nothing. */
export function wholeRide(answered: AnsweredRide): Ride {
  return {
    ...NOT_SAID,
    ...answered,
    distance_km: textOf(answered.distance_km),
    calculated_fare: textOf(answered.calculated_fare),
    driver_name: answered.driver_name || null,
    completed_at: answered.completed_at || null,
  };
}

function textOf(value: string | number | null | undefined): string {
  return value === null || value === undefined ? "" : String(value);
}
