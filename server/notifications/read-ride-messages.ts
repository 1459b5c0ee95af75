import { DRIVER_ALERTS } from "../../contract/rides/ride-message.ts";
import type { RideMessage } from "../../contract/rides/ride-message.ts";
import type { Db } from "../database/connect.ts";
import { notFound } from "../http/api-error.ts";
import { findRideForNotification, listMessagesOf } from "./told-rides.queries.ts";

/** Messages about a ride, the latest first, as long as they are kept. A push that offers it to many drivers isn't among them. */
export async function readRideMessages(db: Db, rideId: number): Promise<RideMessage[]> {
  if (!(await findRideForNotification(db, rideId))) throw notFound("Ride not found.");
  return (await listMessagesOf(db, rideId)).map((row) => ({
    id: row.id,
    kind: row.kind,
    to: DRIVER_ALERTS.some((kind) => kind === row.kind) ? "driver" : "passenger",
    channel: row.channel,
    gateway: row.gateway,
    state: stateOf(row),
    reason: row.last_error,
    at: row.created_at.toISOString(),
  }));
}

type Row = Awaited<ReturnType<typeof listMessagesOf>>[number];

function stateOf({ sent_at, failed_at, report }: Row): RideMessage["state"] {
  if (failed_at !== null) return "failed";
  if (sent_at === null) return "waiting";
  return report === "delivered" || report === "read" ? report : "sent";
}
