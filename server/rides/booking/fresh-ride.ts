import type { RideRow } from "../ride-rows.queries.ts";
import type { BookingFacts } from "./store-booking.queries.ts";

/** What a booking writes of a ride; everything else of a new ride is as the tables have it at first. */
export type BookedRide = Omit<RideRow, keyof typeof AT_FIRST | AsJson | FromElsewhere> &
  Record<AsJson, string>;
type AsJson = "breakdown" | "stops";
type FromElsewhere = "start_code_on" | "waits" | "change_hours" | "partner_name" | "other_way";

/** A ride as it is read back right after it was booked; a test compares the two. */
export function freshRide(
  ride: BookedRide,
  { start_code_on, waits, change_hours, partner_name }: BookingFacts,
): RideRow {
  return {
    ...AT_FIRST,
    ...ride,
    breakdown: JSON.parse(ride.breakdown) as RideRow["breakdown"],
    stops: JSON.parse(ride.stops) as RideRow["stops"],
    start_code_on,
    waits,
    change_hours,
    partner_name,
    other_way: null,
  };
}

/** What one of two rides that were booked at once shows of the other. */
export function otherWayOf({
  id,
  reference,
  tracking_code,
  ride_datetime,
  fare_cents,
}: RideRow): RideRow["other_way"] {
  return { id, reference, tracking_code, ride_datetime: ride_datetime.toISOString(), fare_cents };
}

const AT_FIRST = {
  driver_id: null,
  assigned_at: null,
  accepted_at: null,
  set_out_at: null,
  arrived_at: null,
  picked_up_at: null,
  started_at: null,
  completed_at: null,
  ended_at: null,
  expected_at: null,
  expected_as_of: null,
  start_check: null,
  no_code_reason: null,
  stars: null,
  paid_by: null,
  link_cents: 0,
  link_given_back_cents: 0,
  no_show_fee_cents: null,
  tip_cents: null,
  tip_xcg_cents: null,
  closing_id: null,
  statement_id: null,
  time_told_at: null,
  proved_by: null,
  claimed_at: null,
  undo_until: null,
  undo_by: null,
  blanked_at: null,
  imported_at: null,
  version: 1,
  trip_version: 1,
  driver_first_name: null,
  driver_last_name: null,
  driver_username: null,
  driver_phone: null,
  driver_vehicle: null,
  driver_plate: null,
  driver_vehicle_type: null,
  driver_on_shift: null,
  driver_shares_location: null,
  flight_asked_number: null,
  flight_board_number: null,
  flight_direction: null,
  flight_state: null,
  flight_scheduled_at: null,
  flight_estimated_at: null,
  flight_booked_for: null,
  flight_pickup_at: null,
  flight_read_at: null,
  flight_failing_since: null,
  is_on_offer: false,
} satisfies Partial<RideRow>;
