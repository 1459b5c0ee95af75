import type { Trx } from "../database/connect.ts";
import { deleteUnsentOf } from "./outbox.queries.ts";

/** Takes back what a ride's passenger was about to be told since a moment, because the step was undone. */
export function withdrawRideMessages(trx: Trx, ride: { rideId: number; since: Date }): Promise<void> {
  return deleteUnsentOf(trx, ride);
}
