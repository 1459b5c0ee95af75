import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { Database } from "../database/schema.ts";

export type NewMessage = Pick<
  Insertable<Database["outbox"]>,
  "kind" | "channel" | "recipient" | "language" | "payload" | "ride_id" | "next_attempt_at" | "created_at"
>;

export async function insertMessages(trx: Trx, messages: readonly NewMessage[]): Promise<void> {
  if (messages.length > 0) await trx.insertInto("outbox").values(messages).execute();
}

/** A ride with the people and the car that a message about it names. */
export function findRideForMessage(db: Db | Trx, rideId: number) {
  return db
    .selectFrom("rides")
    .leftJoin("accounts as rider", "rider.id", "rides.rider_id")
    .leftJoin("drivers", "drivers.account_id", "rides.driver_id")
    .leftJoin("accounts as driver", "driver.id", "rides.driver_id")
    .select([
      "rides.id",
      "rides.reference",
      "rides.tracking_code",
      "rides.status",
      "rides.rider_id",
      "rides.rider_name",
      "rides.rider_phone",
      "rides.rider_email",
      "rides.language",
      "rides.pickup_location",
      "rides.dropoff_location",
      "rides.ride_datetime",
      "rides.completed_at",
      "rides.passenger_count",
      "rides.luggage_count",
      "rides.distance_m",
      "rides.fare_cents",
      "rides.breakdown",
      "rides.driver_id",
      "rider.email as account_email",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "driver.phone as driver_phone",
      "drivers.vehicle_name",
      "drivers.plate",
    ])
    .where("rides.id", "=", rideId)
    .executeTakeFirst();
}

/** The browsers in which these accounts asked to be told. */
export async function listSubscriptionsOf(db: Db | Trx, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "account_id", "language"])
    .where("account_id", "in", accountIds)
    .orderBy("endpoint")
    .execute();
}
