import type { FastifyBaseLogger } from "fastify";
import type { AnswerOf } from "../../contract/endpoint.ts";
import type { lookUpFlightEndpoint } from "../../contract/flights/flights.endpoints.ts";
import type { FlightDirection } from "../../contract/flights/flight.ts";
import { curacaoDate } from "../../domain/curacao-time.ts";
import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import { HOUR_MS } from "../../domain/time-units.ts";
import type { Db } from "../database/connect.ts";
import type { BoardFlight, FlightsPort } from "./flight-board.ts";
import { readBoard } from "./read-board.ts";

/** The board, of which each page costs, is read less often for who looks a flight up: its plan hardly changes. */
const TIMES_SLOWER = 6;
/** A flight that came or went so long ago is over, and the next one of its number is meant. */
const JUST_NOW_MS = HOUR_MS;

type LookUp = {
  db: Db;
  flights: FlightsPort;
  now: Date;
  log: Pick<FastifyBaseLogger, "warn" | "info">;
};
export type AskedFlight = {
  readonly number: string;
  readonly direction: FlightDirection;
  /** The day on the island; undefined for the next one. */
  readonly date?: string | undefined;
};

/** The flight that somebody means to come or leave by, as the airport's board has it now. */
export async function lookUpFlight(
  { db, flights, now, log }: LookUp,
  asked: AskedFlight,
): Promise<AnswerOf<typeof lookUpFlightEndpoint>> {
  const number = canonicalFlightNumber(asked.number);
  if (number === null) return { flight: null };
  const seldom = { ...flights, everyMs: flights.everyMs * TIMES_SLOWER };
  const board = await readBoard(db, { flights: seldom, rideIds: [], now, log });
  const flight = board
    .filter((one) => one.direction === asked.direction && one.numbers.includes(number))
    .filter((one) => isMeant(one, asked.date, now))
    .toSorted((one, other) => one.scheduled.getTime() - other.scheduled.getTime())[0];
  return { flight: flight === undefined ? null : present(flight, number) };
}

function isMeant({ scheduled, estimated }: BoardFlight, date: string | undefined, now: Date): boolean {
  if (date !== undefined) return curacaoDate(scheduled) === date;
  return (estimated ?? scheduled).getTime() > now.getTime() - JUST_NOW_MS;
}

function present({ direction, state, scheduled, estimated }: BoardFlight, number: string) {
  return {
    number,
    direction,
    state,
    scheduled_at: scheduled.toISOString(),
    estimated_at: estimated?.toISOString() ?? null,
  };
}
