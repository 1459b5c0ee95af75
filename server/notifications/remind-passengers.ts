import { type Db, inTransaction } from "../database/connect.ts";
import { queueRideNotification } from "./queue-ride-notification.ts";
import { keepReminder, listRidesToRemind } from "./reminders.queries.ts";

/** How long before the pickup a passenger is reminded; of each only until the next. */
const REMINDERS = [
  { hours: 24, until: 2 },
  { hours: 2, until: 0 },
] as const;

/**
 * Reminds the passengers whose rides come near, once before each time. Passengers of rides that were booked, moved or
 * confirmed within those hours have just heard of the time, and aren't reminded of it.
 */
export async function remindPassengers(db: Db, now: Date): Promise<void> {
  for (const { hours, until } of REMINDERS) {
    for (const { id: rideId } of await listRidesToRemind(db, { hours, until, now })) {
      await inTransaction(db, async (trx) => {
        // Asked again with the ride locked: it may have been cancelled, moved or reminded of meanwhile.
        const [ride] = await listRidesToRemind(trx, { hours, until, now, rideId });
        if (!ride) return;
        await keepReminder(trx, {
          ride_id: rideId,
          hours_before: hours,
          pickup_at: ride.ride_datetime,
          told_at: now,
        });
        await queueRideNotification(trx, { kind: "reminder", rideId, now });
      });
    }
  }
}
