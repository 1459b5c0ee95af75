import type { EventType, RadioEvent } from "../../contract/events/live-event.ts";
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
  type: Exclude<EventType, RideEventType | RadioEvent>;
  driverId?: number;
  /** Only where or how busy the driver is has changed, which concerns the passengers they are on the road for. */
  onTheRoad?: boolean;
  /** The rides whose own pages show something of it. */
  onPagesOf?: readonly number[];
  at: Date;
};
type RideEventType = "ride.created" | "ride.changed";
export type NewRideEvent = {
  type: RideEventType;
  rideId: number;
  /** The people who may see the ride and those who could before, where the caller has both; else they are read. */
  audience?: RideAudience;
  at: Date;
};

/** A ride without an earlier event was seen where it starts: in the pool, or by dispatch alone where it is held. */
const FIRST_VIEWERS = { driverId: null, status: "Pending" } as const;

/** Writes a live event in the transaction of the change, so that both are committed or neither is. */
export async function recordEvent(
  trx: Trx,
  { type, driverId, onTheRoad = false, onPagesOf = [], at }: NewEvent,
): Promise<void> {
  if (driverId !== undefined) return insertDriverEvent(trx, { type, driverId, onTheRoad, at });
  const rides = onPagesOf.map((rideId) => ({ rideId, riderId: null }));
  const audience = JSON.stringify(rides.length === 0 ? {} : { rides });
  await insertEvent(trx, { type, ride_id: null, driver_id: null, audience, at });
}

/**
 * Writes a live event of a ride. Call it after the change: where its audience is read, that is from the ride as it now is and from the
 * ride's last event.
 */
export async function recordRideEvent(trx: Trx, event: NewRideEvent): Promise<void> {
  const { type, rideId, at } = event;
  const audience = JSON.stringify(event.audience ?? (await audienceOf(trx, rideId)));
  await insertEvent(trx, { type, ride_id: rideId, driver_id: null, audience, at });
}

/** Writes that something is new between dispatch and a driver, or all of them. No passenger hears of it. */
export async function recordRadioEvent(
  trx: Trx,
  { type, driverId, at }: { type: RadioEvent; driverId: number | null; at: Date },
): Promise<void> {
  await insertEvent(trx, { type, ride_id: null, driver_id: driverId, audience: "{}", at });
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
