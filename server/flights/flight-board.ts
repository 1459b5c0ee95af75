import { z } from "zod";
import { FLIGHT_DIRECTIONS, FLIGHT_STATES } from "../../contract/flights/flight.ts";

const instant = z.coerce.date();

/** A flight to or from the island. */
export const boardFlightSchema = z.object({
  /** Every number it is sold or flown under, the airline's own first; each in the canonical form. */
  numbers: z.array(z.string()).min(1),
  direction: z.enum(FLIGHT_DIRECTIONS),
  state: z.enum(FLIGHT_STATES),
  /** When it lands, of an arrival; when it leaves, of a departure. */
  scheduled: instant,
  estimated: instant.nullable(),
});
export type BoardFlight = z.output<typeof boardFlightSchema>;

/** The board of the island's airport, and as of when it is true. */
type FlightBoard = { readonly flights: readonly BoardFlight[]; readonly asOf: Date };

/** From when to when the flights on the board are wanted. */
export type BoardHours = { readonly from: Date; readonly to: Date; readonly now: Date };

/** Where the board comes from. */
export type FlightsPort = {
  /** How often the board is read while a ride needs it. */
  readonly everyMs: number;
  read(hours: BoardHours): Promise<FlightBoard>;
};
