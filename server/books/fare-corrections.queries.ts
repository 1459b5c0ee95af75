import { type Insertable, sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { Db, Trx } from "../database/connect.ts";
import type { FareCorrectionsTable } from "../database/tables/books-tables.ts";

export function insertFareCorrection(trx: Trx, correction: Insertable<FareCorrectionsTable>) {
  return trx.insertInto("fare_corrections").values(correction).returning("id").executeTakeFirstOrThrow();
}

/** The corrections of a ride's fare in their order, with where each difference went. */
export function listCorrectionsOfRide(db: Db | Trx, rideId: number) {
  return db
    .selectFrom("fare_corrections as correction")
    .innerJoin("accounts", "accounts.id", "correction.made_by")
    .leftJoin("statement_entries as credit", "credit.correction_id", "correction.id")
    .leftJoin("statement_corrections as billed", "billed.correction_id", "correction.id")
    .leftJoin("partner_statements as next", "next.id", "billed.statement_id")
    .leftJoin("driver_entries as entry", "entry.correction_id", "correction.id")
    .selectAll("correction")
    .select([
      "accounts.first_name",
      "accounts.last_name",
      "credit.note_number",
      "next.number as next_number",
      "entry.usd_cents as driver_cents",
    ])
    .where("correction.ride_id", "=", rideId)
    .orderBy("correction.id")
    .execute();
}

/** Corrections that were made in a range, with their rides. */
export function listCorrectionsMade(db: Db, range: InstantRange) {
  return db
    .selectFrom("fare_corrections as correction")
    .innerJoin("rides", "rides.id", "correction.ride_id")
    .select([
      "correction.ride_id",
      "correction.from_cents",
      "correction.to_cents",
      "correction.statement_id",
      "correction.made_at as at",
      "rides.driver_id",
      "rides.reference",
      "rides.link_cents",
      "rides.paid_by",
      "rides.also_paid_by",
      "rides.also_cents",
      "rides.unpaid_reason",
      "rides.deal_cents",
    ])
    .select(sql<Date>`rides.completed_at`.as("completed_at"))
    .where("correction.made_at", ">=", range.start)
    .where("correction.made_at", "<", range.end)
    .orderBy("correction.made_at")
    .orderBy("correction.id")
    .execute();
}
