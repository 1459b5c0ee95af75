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
      "phone_confirmed_at",
      "password_hash",
      "role",
      "rights",
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
      "tip_link_cents",
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

/** Cases about rides of an account, as rider or as the driver who was asked, with the words that went between them and the office. */
export function listCasesOf(db: Db, accountId: number) {
  return db
    .selectFrom("cases")
    .innerJoin("rides", "rides.id", "cases.ride_id")
    .leftJoin("case_entries", (join) =>
      join
        .onRef("case_entries.case_id", "=", "cases.id")
        .on((on) =>
          on.or([
            on.and([on("rides.rider_id", "=", accountId), on("case_entries.kind", "=", "answer")]),
            on.and([
              on("cases.driver_id", "=", accountId),
              on("case_entries.kind", "in", ["driver_asked", "driver_said"]),
            ]),
          ]),
        ),
    )
    .select([
      "cases.id",
      "cases.kind",
      "cases.opened_at",
      "cases.closed_at",
      "rides.reference",
      "case_entries.kind as entry_kind",
      "case_entries.entry",
      "case_entries.written_at",
    ])
    .where((where) =>
      where.or([where("rides.rider_id", "=", accountId), where("cases.driver_id", "=", accountId)]),
    )
    .orderBy("cases.id")
    .orderBy("case_entries.id")
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
