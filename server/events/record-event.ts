import type { EventType } from "../../contract/events/live-event.ts";
import type { Trx } from "../database/connect.ts";
import type { RideAudience } from "./event-audience.ts";
import {
  findLastViewers,
  findViewers,
  insertDriverEvent,
  insertEvent,
  insertMoves,
} from "./events.queries.ts";

export type NewEvent = {
  type: Exclude<EventType, RideEventType>;
  driverId?: number;
  /** Only where or how busy the driver is has changed, which concerns the passengers they are on the road for. */
  onTheRoad?: boolean;
  at: Date;
};
type RideEventType = "ride.created" | "ride.changed";
export type NewRideEvent = { type: RideEventType; rideId: number; at: Date };

/** A ride without an earlier event was seen where it starts: in the pool, or by dispatch alone where it is held. */
const FIRST_VIEWERS = { driverId: null, status: "Pending" } as const;

/** Writes a live event in the transaction of the change, so that both are committed or neither is. */
export async function recordEvent(
  trx: Trx,
  { type, driverId, onTheRoad = false, at }: NewEvent,
): Promise<void> {
  if (driverId !== undefined) return insertDriverEvent(trx, { type, driverId, onTheRoad, at });
  await insertEvent(trx, { type, ride_id: null, driver_id: null, audience: "{}", at });
}

/**
 * Writes a live event of a ride, and says who may see the ride now and who could before. Call it after the change and
 * its line in the ride's history: the first is read from the ride, the second from the ride's last event.
 */
export async function recordRideEvent(trx: Trx, { type, rideId, at }: NewRideEvent): Promise<RideAudience> {
  const audience = await audienceOf(trx, rideId);
  await insertEvent(trx, {
    type,
    ride_id: rideId,
    driver_id: null,
    audience: JSON.stringify(audience),
    at,
  });
  return audience;
}

/** Writes that many drivers have moved, in the transaction that moves them. */
export async function recordMoves(trx: Trx, driverIds: readonly number[], at: Date): Promise<void> {
  await insertMoves(trx, driverIds, at);
}

async function audienceOf(trx: Trx, rideId: number): Promise<RideAudience> {
  const now = await findViewers(trx, rideId);
  if (!now) throw new Error("an event was recorded for a ride that does not exist");
  const before = await findLastViewers(trx, rideId);
  return { now, before: before ?? { ...FIRST_VIEWERS, riderId: now.riderId, pool: now.pool } };
}
