import type { Booking } from "../../../contract/rides/booking.ts";
import { ApiError } from "../../http/api-error.ts";
import { refusePickupOutOfRange } from "./booking-limits.ts";

/** The booking of the way back, where it is booked with the way there: its ends are swapped, its stops turned around, and its flight is its own. */
export function wayBackOf(booking: Booking): Booking | null {
  const { return_trip: back } = booking;
  if (!back) return null;
  return {
    ...booking,
    // Passengers who are waited for come back with the same ride.
    wait_minutes: null,
    pickup_location: booking.dropoff_location,
    pickup_lat: booking.dropoff_lat,
    pickup_lng: booking.dropoff_lng,
    dropoff_location: booking.pickup_location,
    dropoff_lat: booking.pickup_lat,
    dropoff_lng: booking.pickup_lng,
    ...(booking.stops ? { stops: booking.stops.toReversed() } : {}),
    ride_datetime: back.ride_datetime,
    flight_number: back.flight_number,
    quote: back.quote,
    return_trip: null,
  };
}

type Time = { readonly ride_datetime: string };
type Times = Time & { readonly return_trip?: Time | null | undefined };

/** Refuses a way back that begins before the way there, or too far ahead. */
export function refuseReturnOutOfRange({ ride_datetime, return_trip: back }: Times, now: Date): void {
  if (!back) return;
  const backAt = new Date(back.ride_datetime);
  if (backAt <= new Date(ride_datetime)) {
    const sentence = "The way back must be after the way there.";
    throw new ApiError("pickup_time_out_of_range", sentence, { fields: { return_trip: sentence } });
  }
  refusePickupOutOfRange(backAt, now);
}
