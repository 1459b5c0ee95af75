import { sql } from "kysely";
import type { RideStatus } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";
import type { Insertable } from "kysely";

/** Those whose pickup can still be moved. */
const WAITING = ["Pending", "Assigned", "Accepted"] as const satisfies readonly RideStatus[];

/** The rides between two times that name a flight, with what is known of it. */
export function listRidesWithFlights(db: Db | Trx, { from, to }: { from: Date; to: Date }) {
  return selectFlightRides(db)
    .where("rides.ride_datetime", ">=", from)
    .where("rides.ride_datetime", "<=", to)
    .orderBy("rides.id")
    .execute();
}

/** The same of one ride, locked; undefined where it has no flight any more or its passenger is aboard. */
export function lockRideWithFlight(trx: Trx, rideId: number) {
  return selectFlightRides(trx).where("rides.id", "=", rideId).forNoKeyUpdate("rides").executeTakeFirst();
}

function selectFlightRides(db: Db | Trx) {
  return db
    .selectFrom("rides")
    .leftJoin("ride_flights", "ride_flights.ride_id", "rides.id")
    .select([
      "rides.id",
      "rides.version",
      "rides.held",
      "rides.flight_number",
      "rides.pickup_lat",
      "rides.pickup_lng",
      "rides.dropoff_lat",
      "rides.dropoff_lng",
      "rides.ride_datetime",
      "rides.set_out_at",
      "ride_flights.asked_number",
      "ride_flights.number",
      "ride_flights.direction",
      "ride_flights.state",
      "ride_flights.scheduled_at",
      "ride_flights.estimated_at",
      "ride_flights.booked_for",
      "ride_flights.pickup_at",
      "ride_flights.told_at",
      "ride_flights.kept_at",
    ])
    .where("rides.flight_number", "is not", null)
    .where(sql<boolean>`rides.status in (${sql.join(WAITING.map((status) => sql.lit(status)))})`);
}

export async function saveRideFlight(
  trx: Trx,
  { ride_id, ...facts }: Insertable<Database["ride_flights"]>,
): Promise<void> {
  await trx
    .insertInto("ride_flights")
    .values({ ride_id, ...facts })
    .onConflict((conflict) => conflict.column("ride_id").doUpdateSet(facts))
    .execute();
}

/** The known facts of the flight of a ride that is not to or from the airport any more. */
export async function removeRideFlight(trx: Trx, rideId: number): Promise<void> {
  await trx.deleteFrom("ride_flights").where("ride_id", "=", rideId).execute();
}

export function findBoard(db: Db | Trx) {
  return db
    .selectFrom("flight_board")
    .select(["flights", "read_at", "failing_since"])
    .where("id", "=", 1)
    .executeTakeFirstOrThrow();
}

/** Takes the turn to read the board; false where it was read since, by this server or another. */
export async function takeTurn(db: Db, { now, since }: { now: Date; since: Date }): Promise<boolean> {
  const taken = await db
    .updateTable("flight_board")
    .set({ asked_at: now })
    .where("id", "=", 1)
    .where((eb) => eb.or([eb("asked_at", "is", null), eb("asked_at", "<=", since)]))
    .returning("id")
    .executeTakeFirst();
  return taken !== undefined;
}

export async function keepBoard(trx: Trx, { flights, readAt }: { flights: string; readAt: Date }) {
  await trx
    .updateTable("flight_board")
    .set({ flights, read_at: readAt, failing_since: null })
    .where("id", "=", 1)
    .execute();
}

export async function noteFailure(trx: Trx, now: Date): Promise<void> {
  await trx
    .updateTable("flight_board")
    .set((eb) => ({ failing_since: eb.fn.coalesce("failing_since", eb.val(now)) }))
    .where("id", "=", 1)
    .execute();
}

/** Flights of rides that are long over say nothing any more. */
export async function forgetRideFlights(db: Db, before: Date): Promise<void> {
  await db.deleteFrom("ride_flights").where("pickup_at", "<", before).execute();
}
