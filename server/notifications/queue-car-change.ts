import type { Trx } from "../database/connect.ts";
import { listPromisedRides } from "./told-rides.queries.ts";
import { queueRideNotification } from "./queue-ride-notification.ts";

type Car = { readonly vehicle: string; readonly plate: string };
type CarChange = { driverId: number; before: Car; after: Car; now: Date };

/** Tells the passengers who wait for a driver that another car comes than the one they were told of. */
export async function queueCarChange(trx: Trx, { driverId, before, after, now }: CarChange): Promise<void> {
  if (before.vehicle === after.vehicle && before.plate === after.plate) return;
  for (const { id: rideId } of await listPromisedRides(trx, driverId)) {
    await queueRideNotification(trx, { kind: "car_changed", rideId, now, earlier: before });
  }
}
