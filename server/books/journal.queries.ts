import { sql } from "kysely";
import type { InstantRange } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";

/** Rides that were completed in a range, as far as their money goes. */
export function listRidesToBook(db: Db, range: InstantRange) {
  return db
    .selectFrom("rides")
    .select(["reference", "fare_cents", "link_cents", "tip_cents", "paid_by"])
    .select(sql<Date>`completed_at`.as("at"))
    .where("status", "=", "Completed")
    .where("completed_at", ">=", range.start)
    .where("completed_at", "<", range.end)
    .orderBy("completed_at")
    .orderBy("id")
    .execute();
}

/** Cash of drivers that the office signed for in a range. */
export function listHandIns(db: Db, range: InstantRange) {
  return db
    .selectFrom("shift_closings")
    .select(["id", "received_usd_cents", "received_xcg_cents", sql<Date>`handed_in_at`.as("at")])
    .where("handed_in_at", ">=", range.start)
    .where("handed_in_at", "<", range.end)
    .orderBy("handed_in_at")
    .orderBy("id")
    .execute();
}

/** Payments by link of a range, with the ride or the statement that they are for. */
export function listPaidLinks(db: Db, range: InstantRange) {
  return db
    .selectFrom("pay_links as link")
    .leftJoin("rides", "rides.id", "link.ride_id")
    .leftJoin("partner_statements as statement", "statement.id", "link.statement_id")
    .select(["link.purpose", "link.amount_cents", "rides.reference", "statement.number"])
    .select(sql<Date>`link.paid_at`.as("at"))
    .where("link.paid_at", ">=", range.start)
    .where("link.paid_at", "<", range.end)
    .orderBy("link.paid_at")
    .orderBy("link.id")
    .execute();
}

/** Refunds of payments by link in a range that weren't refused. */
export function listRefunds(db: Db, range: InstantRange) {
  return db
    .selectFrom("pay_link_refunds as refund")
    .innerJoin("pay_links as link", "link.id", "refund.pay_link_id")
    .leftJoin("rides", "rides.id", "link.ride_id")
    .leftJoin("partner_statements as statement", "statement.id", "link.statement_id")
    .select(["link.purpose", "refund.amount_cents", "rides.reference", "statement.number"])
    .select("refund.made_at as at")
    .where("refund.state", "<>", "refused")
    .where("refund.made_at", ">=", range.start)
    .where("refund.made_at", "<", range.end)
    .orderBy("refund.made_at")
    .orderBy("refund.id")
    .execute();
}

/** Payments that staff noted on statements in a range, and what took one back, which is below nothing. */
export function listNotedPayments(db: Db, range: InstantRange) {
  return db
    .selectFrom("statement_entries as entry")
    .innerJoin("partner_statements as statement", "statement.id", "entry.statement_id")
    .leftJoin("statement_entries as wrong", "wrong.id", "entry.takes_back")
    .select(["statement.number", "entry.cents", "entry.made_at as at"])
    .select((eb) => eb.fn.coalesce("entry.how", "wrong.how").as("how"))
    .where((eb) => eb.or([eb("entry.kind", "=", "payment"), eb("wrong.kind", "=", "payment")]))
    .where("entry.made_at", ">=", range.start)
    .where("entry.made_at", "<", range.end)
    .orderBy("entry.made_at")
    .orderBy("entry.id")
    .execute();
}

/** Corrections of drivers' settlements in a range. */
export function listDriverCorrections(db: Db, range: InstantRange) {
  return db
    .selectFrom("settlement_corrections")
    .select(["settlement_id", "usd_cents", "xcg_cents", "made_at as at"])
    .where("made_at", ">=", range.start)
    .where("made_at", "<", range.end)
    .orderBy("made_at")
    .orderBy("id")
    .execute();
}

export function listStatementNumbers(db: Db, ids: readonly number[]) {
  return db
    .selectFrom("partner_statements")
    .select(["id", "number"])
    .where(sql<boolean>`id = any (${ids}::int[])`)
    .execute();
}

export function listReferences(db: Db, rideIds: readonly number[]) {
  return db
    .selectFrom("rides")
    .select(["id", "reference"])
    .where(sql<boolean>`id = any (${rideIds}::int[])`)
    .execute();
}
