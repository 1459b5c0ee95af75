import { type FlightState, needsTheOffice } from "../../contract/flights/flight.ts";
import { MINUTE_MS } from "../../domain/time-units.ts";
import type { BoardFlight } from "./flight-board.ts";

/** The kept facts of a ride's flight. */
type Kept = {
  readonly asked_number: string | null;
  readonly state: FlightState | null;
  readonly scheduled_at: Date | null;
  readonly estimated_at: Date | null;
  readonly booked_for: Date | null;
  readonly pickup_at: Date | null;
  readonly told_at: Date | null;
  readonly kept_at: Date | null;
};
export type FollowedRide = Kept & { readonly flight_number: string | null; readonly ride_datetime: Date };

/** People are told of a pickup that moves by more. */
const TOLD_MS = 10 * MINUTE_MS;
/** An estimate wavers by minutes all the way; the pickup does not waver with it. */
const STEADY_MS = 5 * MINUTE_MS;

/** The meaning of the board for a ride. */
export type FlightMove = {
  readonly bookedFor: Date;
  readonly pickupAt: Date;
  readonly toldAt: Date;
  readonly keptAt: Date | null;
  /** The pickup moves. */
  readonly moves: boolean;
  /** It moves so far that everyone is told. */
  readonly tells: boolean;
  /** The flight is cancelled or diverted, and was not when it was looked at last. */
  readonly alarms: boolean;
};

/**
 * The pickup that follows a flight: a while after its landing. A time that somebody set by hand since holds until the flight
 * moves on by more than what people are told of.
 */
export function flightMove(ride: FollowedRide, flight: BoardFlight, landingMinutes: number): FlightMove {
  const isNew = ride.asked_number !== ride.flight_number;
  const byHand = ride.pickup_at !== null && ride.pickup_at.getTime() !== ride.ride_datetime.getTime();
  const bookedFor = byHand ? ride.ride_datetime : (ride.booked_for ?? ride.ride_datetime);
  const told = byHand ? ride.ride_datetime : (ride.told_at ?? ride.ride_datetime);
  const lastSeen = ride.estimated_at ?? ride.scheduled_at;
  const keptAt = isNew ? null : byHand ? lastSeen : ride.kept_at;
  const alarms =
    needsTheOffice(flight.state) && (isNew || ride.state === null || !needsTheOffice(ride.state));
  const stays = {
    bookedFor,
    pickupAt: ride.ride_datetime,
    toldAt: told,
    keptAt,
    moves: false,
    tells: false,
    alarms,
  };
  if (flight.direction === "departure" || needsTheOffice(flight.state)) return stays;
  const landing = landingOf(flight);
  if (keptAt !== null && apart(landing, keptAt) <= TOLD_MS) return stays;
  const pickupAt = wholeMinute(landing.getTime() + landingMinutes * MINUTE_MS);
  const moved = apart(pickupAt, ride.ride_datetime);
  const wavers = !isNew && flight.state === "expected" && moved < STEADY_MS;
  if (moved === 0 || wavers) return { ...stays, keptAt: null };
  const tells = apart(pickupAt, told) > TOLD_MS;
  return {
    bookedFor,
    pickupAt,
    toldAt: tells ? pickupAt : told,
    keptAt: null,
    moves: true,
    tells,
    alarms,
  };
}

/** When it lands, as far as is known. */
export function landingOf({ estimated, scheduled }: BoardFlight): Date {
  return estimated ?? scheduled;
}

function apart(one: Date, other: Date): number {
  return Math.abs(one.getTime() - other.getTime());
}

function wholeMinute(at: number): Date {
  return new Date(Math.floor(at / MINUTE_MS) * MINUTE_MS);
}
