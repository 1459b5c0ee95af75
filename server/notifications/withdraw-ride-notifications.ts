import type { Trx } from "../database/connect.ts";
import { deleteUnsentOf } from "./outbox.queries.ts";

/** Deletes the unsent messages to a ride's passenger since a moment, because the step was undone. */
export function withdrawRideNotifications(trx: Trx, ride: { rideId: number; since: Date }): Promise<void> {
  return deleteUnsentOf(trx, ride);
}
