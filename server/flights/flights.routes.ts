import type { FastifyBaseLogger } from "fastify";
import { lookUpFlightEndpoint } from "../../contract/flights/flights.endpoints.ts";
import type { Db } from "../database/connect.ts";
import type { Serve } from "../http/serve.ts";
import type { Clock } from "../process/clock.ts";
import type { FlightsPort } from "./flight-board.ts";
import { lookUpFlight } from "./look-up-flight.ts";

type FlightsDependencies = {
  db: Db;
  clock: Clock;
  /** Null where the company follows no flights. */
  flights: FlightsPort | null;
  log: FastifyBaseLogger;
};

/** The flights that travellers name before they book. */
export function flightsRoutes(serve: Serve, { db, clock, flights, log }: FlightsDependencies): void {
  serve(lookUpFlightEndpoint, async ({ query }) =>
    flights === null ? { flight: null } : lookUpFlight({ db, flights, now: clock.now(), log }, query),
  );
}
