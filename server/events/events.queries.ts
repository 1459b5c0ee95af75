import { sql } from "kysely";
import type { Trx } from "../database/connect.ts";
import type { EventAudience, RideSight } from "./event-audience.ts";

/** The channel on which a server tells the others, and itself, that the log has grown. */
export const EVENTS_CHANNEL = "trupial_events";

type NewRow = {
  type: string;
  ride_id: number | null;
  driver_id: number | null;
  audience: string;
  at: Date;
};

/** Adds to the log; PostgreSQL delivers the notice when, and only if, the transaction commits. */
export async function insertEvent(trx: Trx, row: NewRow): Promise<void> {
  await trx.insertInto("events").values(row).execute();
  await sql`select pg_notify(${EVENTS_CHANNEL}, '')`.execute(trx);
}

/** Who may see a ride as it now stands in this transaction. */
export async function findSight(trx: Trx, rideId: number): Promise<RideSight | undefined> {
  const ride = await trx
    .selectFrom("rides")
    .select(["rider_id", "driver_id", "status"])
    .where("id", "=", rideId)
    .executeTakeFirst();
  return ride && { riderId: ride.rider_id, driverId: ride.driver_id, pool: ride.status === "Pending" };
}

/** Who could see a ride after its last event. The ride's row is locked by the change, so no other event comes between. */
export async function findLastSight(trx: Trx, rideId: number): Promise<RideSight | undefined> {
  const last = await trx
    .selectFrom("events")
    .select("audience")
    .where("ride_id", "=", rideId)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return (last?.audience as EventAudience | undefined)?.now;
}

/** The rides under way with a driver, whose passengers may follow his car. */
export async function listRidesFollowing(trx: Trx, driverId: number) {
  const rides = await trx
    .selectFrom("rides")
    .select(["id", "rider_id"])
    .where("driver_id", "=", driverId)
    .where("status", "in", ["Assigned", "Accepted", "PickedUp", "InProgress"])
    .orderBy("id")
    .execute();
  return rides.map((ride) => ({ rideId: ride.id, riderId: ride.rider_id }));
}
