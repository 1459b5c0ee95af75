import type { Db } from "../../database/connect.ts";

/** Everything that was done to a ride, the oldest first, with the names of who did it and of the driver. */
export function listHistory(db: Db, rideId: number) {
  return db
    .selectFrom("ride_history")
    .leftJoin("accounts as actor", "actor.id", "ride_history.actor_id")
    .leftJoin("partner_keys", "partner_keys.id", "ride_history.partner_key_id")
    .leftJoin("accounts as driver", "driver.id", "ride_history.driver_id")
    .select([
      "ride_history.id",
      "ride_history.at",
      "ride_history.action",
      "ride_history.from_status",
      "ride_history.to_status",
      "ride_history.actor as actor_kind",
      "partner_keys.name as key_name",
      "ride_history.by_assistant",
      "ride_history.driver_id",
      "ride_history.detail",
      "actor.first_name as actor_first_name",
      "actor.last_name as actor_last_name",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
    ])
    .where("ride_history.ride_id", "=", rideId)
    .orderBy("ride_history.id")
    .execute();
}
