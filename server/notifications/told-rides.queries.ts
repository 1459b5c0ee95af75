import { SEVERAL_ALERTS } from "../../contract/rides/ride-message.ts";
import { PROMISED } from "../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../database/connect.ts";

/** A ride with the people and the car that a message about it names. */
export function findRideForNotification(db: Db | Trx, rideId: number) {
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
      "rides.pickup_lat",
      "rides.pickup_lng",
      "rides.dropoff_lat",
      "rides.dropoff_lng",
      "rides.stops",
      "rides.ride_datetime",
      "rides.completed_at",
      "rides.passenger_count",
      "rides.luggage_count",
      "rides.vehicle_type",
      "rides.vehicle_asked",
      "rides.distance_m",
      "rides.duration_min",
      "rides.version",
      "rides.fare_cents",
      "rides.corrected_cents",
      "rides.breakdown",
      "rides.paid_by",
      "rides.tip_cents",
      "rides.tip_xcg_cents",
      "rides.driver_id",
      "rider.email as account_email",
      "driver.first_name as driver_first_name",
      "driver.last_name as driver_last_name",
      "driver.phone as driver_phone",
      "drivers.vehicle_name",
      "drivers.plate",
    ])
    .select(({ selectFrom }) =>
      selectFrom("company_profile")
        .select("start_code")
        .where("company_profile.id", "=", 1)
        .as("start_code_on"),
    )
    .select(({ selectFrom }) =>
      selectFrom("partners")
        .select("name")
        .whereRef("partners.id", "=", "rides.partner_id")
        .as("partner_name"),
    )
    .where("rides.id", "=", rideId)
    .executeTakeFirst();
}

/** The latest messages about a ride, without those to several drivers who may take it. */
export function listMessagesOf(db: Db, rideId: number) {
  return db
    .selectFrom("outbox")
    .select([
      "id",
      "kind",
      "channel",
      "gateway",
      "sent_at",
      "failed_at",
      "report",
      "last_error",
      "created_at",
    ])
    .where("ride_id", "=", rideId)
    .where("kind", "not in", SEVERAL_ALERTS)
    .orderBy("id", "desc")
    .limit(100)
    .execute();
}

/** The rides a driver is to pick passengers up for, of whom each has heard who comes. */
export function listPromisedRides(trx: Trx, driverId: number) {
  return trx
    .selectFrom("rides")
    .select("id")
    .where("driver_id", "=", driverId)
    .where("status", "in", PROMISED)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb("accepted_at", "is not", null),
        eb(
          selectFrom("ride_history")
            .select("actor")
            .whereRef("ride_history.ride_id", "=", "rides.id")
            .where("action", "in", ["assign", "reassign"])
            .orderBy("ride_history.id", "desc")
            .limit(1),
          "<>",
          "system",
        ),
      ]),
    )
    .orderBy("id")
    .execute();
}
