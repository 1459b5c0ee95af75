import { z } from "zod";

/** How a flight stands: it is still to come, has come or gone, or will not come to the island as planned. */
export const FLIGHT_STATES = ["expected", "landed", "departed", "cancelled", "diverted"] as const;
export type FlightState = (typeof FLIGHT_STATES)[number];

export const FLIGHT_DIRECTIONS = ["arrival", "departure"] as const;
export type FlightDirection = (typeof FLIGHT_DIRECTIONS)[number];

/** A flight that will not bring or take its passengers as planned: somebody has to call them. */
export function needsTheOffice(state: FlightState): boolean {
  return state === "cancelled" || state === "diverted";
}

const instant = z.string();

/** The flight of a ride as the airport's board had it last. */
export const rideFlightSchema = z.object({
  /** As the board writes it, without a space: "KL735". */
  number: z.string(),
  direction: z.enum(FLIGHT_DIRECTIONS),
  state: z.enum(FLIGHT_STATES),
  /** When it lands, of an arrival; when it leaves, of a departure. */
  scheduled_at: instant,
  /** The latest estimate of the same, or when it really was; null while there is none. */
  estimated_at: z.nullable(instant),
  /** The pickup time that was booked, where the pickup has followed the flight to another; null where it has not. */
  booked_for: z.nullable(instant),
  /** When the board was read last; where that was long ago, the board cannot be reached. */
  as_of: instant,
  /** The board cannot be reached now: what is shown is as old as `as_of`. */
  is_old: z.boolean(),
});
export type RideFlight = z.infer<typeof rideFlightSchema>;
