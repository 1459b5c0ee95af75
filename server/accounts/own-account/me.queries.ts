import { COUNTS_TO_VIP } from "../../fares/counts-to-vip.sql.ts";
import type { Db } from "../../database/connect.ts";

export type MeRow = NonNullable<Awaited<ReturnType<typeof findMe>>>;
export type OwnDriverRow = NonNullable<Awaited<ReturnType<typeof findOwnDriver>>>;

/** The account with the number of rides it has completed as a rider. */
export function findMe(db: Db, id: number) {
  return db
    .selectFrom("accounts")
    .select([
      "id",
      "username",
      "email",
      "email_key",
      "email_confirmed_at",
      "first_name",
      "last_name",
      "phone",
      "role",
      "language",
      "last_visited_page",
      "two_factor_since",
      "created_at",
    ])
    .select((select) =>
      select
        .selectFrom("rides")
        .whereRef("rides.rider_id", "=", "accounts.id")
        .where("rides.status", "=", "Completed")
        .where(COUNTS_TO_VIP)
        .select((count) => count.fn.countAll<number>().as("completed"))
        .as("completed_rides"),
    )
    .where("id", "=", id)
    .executeTakeFirst();
}

export function findOwnDriver(db: Db, accountId: number) {
  return db.selectFrom("drivers").selectAll().where("account_id", "=", accountId).executeTakeFirst();
}

export function listOwnRides(db: Db, riderId: number) {
  return db
    .selectFrom("rides")
    .select([
      "reference",
      "status",
      "rider_name",
      "rider_phone",
      "rider_email",
      "pickup_location",
      "dropoff_location",
      "stops",
      "ride_datetime",
      "passenger_count",
      "luggage_count",
      "distance_m",
      "fare_cents",
      "paid_by",
      "tip_cents",
      "tip_xcg_cents",
      "notes",
      "flight_number",
      "created_at",
      "completed_at",
      "stars",
    ])
    .where("rider_id", "=", riderId)
    .orderBy("ride_datetime", "desc")
    .orderBy("id", "desc")
    .execute();
}

export function listOwnPaperFiles(db: Db, driverId: number) {
  return db
    .selectFrom("driver_paper_files")
    .select(["paper", "kind", "attached_at", "content"])
    .where("driver_id", "=", driverId)
    .orderBy("paper")
    .execute();
}

export function listMessagesAboutOwnRides(db: Db, riderId: number) {
  return db
    .selectFrom("outbox")
    .innerJoin("rides", "rides.id", "outbox.ride_id")
    .select([
      "outbox.kind",
      "outbox.channel",
      "outbox.recipient",
      "outbox.created_at",
      "outbox.sent_at",
      "rides.reference",
    ])
    .where("rides.rider_id", "=", riderId)
    .where("outbox.channel", "=", "email")
    .orderBy("outbox.id", "desc")
    .execute();
}
