import type { EventType } from "../../contract/events/live-event.ts";
import type { Trx } from "../database/connect.ts";
import type { EventAudience, RideSight } from "./event-audience.ts";
import { queueDriverAlerts } from "../notifications/queue-driver-alerts.ts";
import { findLastSight, findSight, insertEvent, listRidesFollowing } from "./events.queries.ts";

export type NewEvent = {
  type: EventType;
  rideId?: number;
  driverId?: number;
  at: Date;
};

/** Every ride starts in the pool, so that is where a ride without an earlier event was seen. */
const FIRST_SIGHT: RideSight = { riderId: null, driverId: null, pool: true, status: "Pending" };

/**
 * Writes a live event in the transaction that makes it true: with it, it is there; without it, it never was.
 * Call it after the change and its line in the ride's history: who may see the ride now is read from the ride, who could
 * before from the ride's last event. Drivers whose pages are closed are told in the same transaction.
 */
export async function recordEvent(trx: Trx, event: NewEvent): Promise<void> {
  const audience = await audienceOf(trx, event);
  await insertEvent(trx, {
    type: event.type,
    ride_id: event.rideId ?? null,
    driver_id: event.driverId ?? null,
    audience: JSON.stringify(audience),
    at: event.at,
  });
  if (event.rideId !== undefined && audience.now) {
    const before = event.type === "ride.created" ? null : (audience.before ?? null);
    await queueDriverAlerts(trx, { rideId: event.rideId, before, now: audience.now, at: event.at });
  }
}

async function audienceOf(trx: Trx, { rideId, driverId }: NewEvent): Promise<EventAudience> {
  if (rideId !== undefined) {
    const now = await findSight(trx, rideId);
    if (!now) throw new Error("an event was recorded for a ride that does not exist");
    return { now, before: (await findLastSight(trx, rideId)) ?? { ...FIRST_SIGHT, riderId: now.riderId } };
  }
  if (driverId !== undefined) return { rides: await listRidesFollowing(trx, driverId) };
  return {};
}
