import { sql } from "kysely";
import { addDays } from "../../domain/curacao-days.ts";
import { type InstantRange, curacaoDate } from "../../domain/curacao-time.ts";
import type { Db } from "../database/connect.ts";
import { COMPLETED_FARE } from "./books.queries.ts";

/** Rides that were completed in a range, as far as their money goes. */
export function listRidesToBook(db: Db, range: InstantRange) {
  return db
    .selectFrom("rides")
    .select(["id", "driver_id", "reference", "link_cents", "tip_cents", "paid_by"])
    .select(["also_paid_by", "also_cents", "unpaid_reason", "deal_cents"])
    .select(COMPLETED_FARE.as("fare_cents"))
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

/** Bonuses, expenses and charges of drivers that were entered in a range; a corrected fare, a refund in cash and a payment are booked as what they are. */
export function listDriverEntries(db: Db, range: InstantRange) {
  return db
    .selectFrom("driver_entries")
    .innerJoin("accounts", "accounts.id", "driver_entries.driver_id")
    .select(["kind", "usd_cents", "xcg_cents", "made_at as at"])
    .select(["accounts.first_name", "accounts.last_name"])
    .where("correction_id", "is", null)
    .where("cash_refund_id", "is", null)
    .where("ride_id", "is", null)
    .where("made_at", ">=", range.start)
    .where("made_at", "<", range.end)
    .orderBy("made_at")
    .orderBy("driver_entries.id")
    .execute();
}

/** Costs of cars that the company paid itself and that were noted in a range, and what took one back. */
export function listVehicleCosts(db: Db, range: InstantRange) {
  return db
    .selectFrom("vehicle_costs as cost")
    .innerJoin("vehicles", "vehicles.id", "cost.vehicle_id")
    .select(["cost.paid_by", "cost.usd_cents", "cost.xcg_cents", "cost.made_at as at", "vehicles.plate"])
    .where("cost.paid_by", "in", ["cash", "bank"])
    .where("cost.made_at", ">=", range.start)
    .where("cost.made_at", "<", range.end)
    .orderBy("cost.made_at")
    .orderBy("cost.id")
    .execute();
}

/** The rents of all drivers that count or will. */
export function listRents(db: Db) {
  return db
    .selectFrom("driver_rents")
    .innerJoin("accounts", "accounts.id", "driver_rents.driver_id")
    .select(["driver_rents.id", "driver_id", "valid_from", "cents"])
    .select(["accounts.first_name", "accounts.last_name"])
    .where("withdrawn_at", "is", null)
    .execute();
}

/** Payments of settlements that were noted in a range, and what took one back. */
export function listDriverPayments(db: Db, range: InstantRange) {
  return db
    .selectFrom("settlement_payment_parts as part")
    .innerJoin("settlement_payments as payment", "payment.id", "part.payment_id")
    .select(["settlement_id", "usd_cents", "xcg_cents", "payment.how", "payment.made_at as at"])
    .where("payment.made_at", ">=", range.start)
    .where("payment.made_at", "<", range.end)
    .orderBy("payment.made_at")
    .orderBy("payment.id")
    .orderBy("settlement_id")
    .execute();
}

/** The commission, in hundredths, that closed settlements took of rides which were completed in a range. */
export async function listSettledCommissions(db: Db, range: InstantRange) {
  const { rows } = await sql<{ ride_id: number; hundredths: number }>`
    select (line ->> 'ride_id')::integer as ride_id, round((line ->> 'percent')::numeric * 100)::integer as hundredths
    from settlements, jsonb_array_elements(lines) line
    where first_day <= ${dayBefore(range.end)} and last_day >= ${curacaoDate(range.start)}`.execute(db);
  return rows;
}

function dayBefore(end: Date): string {
  return addDays(curacaoDate(end), -1);
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
