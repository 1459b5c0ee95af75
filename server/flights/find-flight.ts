import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import type { FlightDirection } from "../../contract/flights/flight.ts";
import type { Point } from "../../domain/places/place-points.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import { isAirport } from "../places/zones.ts";
import type { BoardFlight } from "./flight-board.ts";

type Ends = {
  readonly pickup_lat: number | null;
  readonly pickup_lng: number | null;
  readonly dropoff_lat: number | null;
  readonly dropoff_lng: number | null;
};

/** Whether a ride's passenger comes by the flight or leaves by it; null for a ride that is not of the airport. */
export function directionOf(ride: Ends): FlightDirection | null {
  const [pickup, dropoff] = [at(ride.pickup_lat, ride.pickup_lng), at(ride.dropoff_lat, ride.dropoff_lng)];
  if (pickup && isAirport(pickup)) return "arrival";
  return dropoff && isAirport(dropoff) ? "departure" : null;
}

/** A number comes back every day; the flight of a ride is the one that is planned for about its time. */
const ABOUT_MS = 8 * HOUR_MS;

type Wanted = { readonly typed: string; readonly direction: FlightDirection; readonly about: Date };

/** The flight that a passenger named, or null where the board does not have it. */
export function findFlight(
  flights: readonly BoardFlight[],
  { typed, direction, about }: Wanted,
): BoardFlight | null {
  const number = canonicalFlightNumber(typed);
  if (number === null) return null;
  const away = (flight: BoardFlight) => Math.abs(flight.scheduled.getTime() - about.getTime());
  return (
    flights
      .filter((flight) => flight.direction === direction && flight.numbers.includes(number))
      .filter((flight) => away(flight) <= ABOUT_MS)
      .toSorted((one, other) => away(one) - away(other))[0] ?? null
  );
}

function at(lat: number | null, lng: number | null): Point | null {
  return lat === null || lng === null ? null : { lat, lng };
}
