import type { RideFlight } from "../../contract/flights/flight.ts";
import type { RideRow } from "./ride-rows.queries.ts";

/** The flight that a ride follows; null where the board has none for the number that it has now. */
export function flightOf(ride: RideRow): RideFlight | null {
  const { flight_board_number, flight_direction, flight_state, flight_scheduled_at, flight_read_at } = ride;
  if (ride.flight_number === null || ride.flight_asked_number !== ride.flight_number) return null;
  if (!flight_board_number || !flight_direction || !flight_state || !flight_scheduled_at || !flight_read_at)
    return null;
  const booked = bookedTime(ride);
  return {
    number: flight_board_number,
    direction: flight_direction,
    state: flight_state,
    scheduled_at: flight_scheduled_at.toISOString(),
    estimated_at: ride.flight_estimated_at?.toISOString() ?? null,
    booked_for: booked.getTime() === ride.ride_datetime.getTime() ? null : booked.toISOString(),
    as_of: flight_read_at.toISOString(),
    is_old: ride.flight_failing_since !== null,
  };
}

/** The pickup time that was booked, and that the fare is for, wherever its flight has moved the pickup since. */
export function bookedTime(
  ride: Pick<RideRow, "ride_datetime" | "flight_booked_for" | "flight_pickup_at">,
): Date {
  const { ride_datetime, flight_booked_for, flight_pickup_at } = ride;
  return flight_pickup_at?.getTime() === ride_datetime.getTime()
    ? (flight_booked_for ?? ride_datetime)
    : ride_datetime;
}
