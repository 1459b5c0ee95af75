import type { FastifyBaseLogger } from "fastify";
import { HOUR_MS, SECOND_MS } from "../../domain/time-units.ts";
import { canonicalFlightNumber } from "../../domain/flights/flight-number.ts";
import { getCompany } from "../company/company-profile.ts";
import { type Db, inTransaction } from "../database/connect.ts";
import { directionOf } from "./find-flight.ts";
import type { FlightsPort } from "./flight-board.ts";
import { forgetRideFlights, listRidesWithFlights } from "./flights.queries.ts";
import { followRide, isFollowed } from "./follow-ride.ts";
import { readBoard } from "./read-board.ts";

/** How soon a change on the board moves its rides; the board itself is read less often. */
export const FOLLOW_EVERY_MS = 3 * SECOND_MS;
/** A ride is near its time: the longest flights to the island are then in the air. */
const AHEAD_MS = 8 * HOUR_MS;
const BEHIND_MS = 3 * HOUR_MS;
/** So long what was known of a ride's flight is kept. */
const KEPT_MS = 7 * 24 * HOUR_MS;

type Following = {
  db: Db;
  flights: FlightsPort;
  now: Date;
  log: Pick<FastifyBaseLogger, "warn" | "info">;
};

/** Lets the pickups of passengers who come by plane follow their flights. Safe beside the same run on another server. */
export async function followFlights({ db, flights, now, log }: Following): Promise<void> {
  const from = new Date(now.getTime() - BEHIND_MS);
  const to = new Date(now.getTime() + AHEAD_MS);
  const rides = (await listRidesWithFlights(db, { from, to })).filter(
    (ride) =>
      isFollowed(ride) ||
      (directionOf(ride) !== null && canonicalFlightNumber(ride.flight_number ?? "") !== null),
  );
  if (rides.length === 0) return;
  const rideIds = rides.filter(isFollowed).map(({ id }) => id);
  const board = await readBoard(db, { flights, rideIds, now, log });
  const { company } = await getCompany(db);
  const situation = { flights: board, landingMinutes: company.landing_minutes, now };
  for (const { id: rideId } of rides) {
    await inTransaction(db, (trx) => followRide(trx, { rideId, ...situation }));
  }
}

/** Forgets the flights of rides that are long over. */
export async function forgetFlights(db: Db, now: Date): Promise<void> {
  await forgetRideFlights(db, new Date(now.getTime() - KEPT_MS));
}
