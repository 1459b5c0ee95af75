import type { FlightDirection, FlightState } from "../../../contract/flights/flight.ts";
import type { ColumnType } from "kysely";
import type { Instant, MaybeInstant } from "./columns.ts";

/** The board of arrivals and departures as it was last read: one row, for all servers. */
export type FlightBoardTable = {
  id: number;
  /** When a server last set out to read it. */
  asked_at: MaybeInstant;
  read_at: MaybeInstant;
  failing_since: MaybeInstant;
  flights: ColumnType<unknown[], string | undefined, string>;
};

/** The flight of a ride, and what it has done to the pickup. */
export type RideFlightsTable = {
  ride_id: number;
  /** As the passenger typed it when it was found on the board. */
  asked_number: string;
  number: string;
  direction: FlightDirection;
  state: FlightState;
  scheduled_at: Instant;
  estimated_at: MaybeInstant;
  /** The pickup time that was booked, or set by hand since: the fare is for this one. */
  booked_for: Instant;
  /** The pickup time as following the flight left it; another on the ride was set by hand since. */
  pickup_at: Instant;
  /** The pickup time that people were last told. */
  told_at: Instant;
  /** When the flight was to land when somebody set the pickup by hand; theirs holds until it moves on from here. */
  kept_at: MaybeInstant;
};
