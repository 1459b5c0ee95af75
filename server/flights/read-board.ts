import type { FastifyBaseLogger } from "fastify";
import { z } from "zod";
import { HOUR_MS } from "../../domain/time-units.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { recordRideEvent } from "../events/record-event.ts";
import { type BoardFlight, type FlightsPort, boardFlightSchema } from "./flight-board.ts";
import { findBoard, keepBoard, noteFailure, takeTurn } from "./flights.queries.ts";

const BEFORE_MS = 6 * HOUR_MS;
const AHEAD_MS = 12 * HOUR_MS;

type Reading = {
  flights: FlightsPort;
  /** The rides that need the board: whoever sees one is told when it cannot be read, and when it can again. */
  rideIds: readonly number[];
  now: Date;
  log: Pick<FastifyBaseLogger, "warn" | "info">;
};

/**
 * The board of arrivals and departures, one for all rides and servers, read anew where its turn has come. When it cannot be
 * read, the last one stays.
 */
export async function readBoard(db: Db, reading: Reading): Promise<readonly BoardFlight[]> {
  const { flights, now } = reading;
  const since = new Date(now.getTime() - flights.everyMs);
  if (await takeTurn(db, { now, since })) await readAnew(db, reading);
  return storedFlights(db);
}

/** The board as it was last read; empty where the company follows no flights. */
export async function storedFlights(db: Db): Promise<readonly BoardFlight[]> {
  return boardFlights.parse((await findBoard(db)).flights);
}

const boardFlights = z.array(boardFlightSchema);

async function readAnew(db: Db, { flights, rideIds, now, log }: Reading): Promise<void> {
  const wasFailing = (await findBoard(db)).failing_since !== null;
  const from = new Date(now.getTime() - BEFORE_MS);
  const to = new Date(now.getTime() + AHEAD_MS);
  const read = await flights.read({ from, to, now }).catch((error: unknown) => ({ error }));
  const fails = "error" in read;
  await inTransaction(db, async (trx) => {
    if (fails) await noteFailure(trx, now);
    else await keepBoard(trx, { flights: JSON.stringify(read.flights), readAt: read.asOf });
    if (fails === wasFailing) return;
    for (const rideId of rideIds) await recordRideEvent(trx, { type: "ride.changed", rideId, at: now });
  });
  if (fails && !wasFailing) log.warn({ err: read.error }, "the board of flights cannot be read");
  if (!fails && wasFailing) log.info("the board of flights can be read again");
}
