import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { CashRefundsTable } from "../database/tables/staff-tables.ts";

/** The ride of a case, locked, so that of two refunds at once the second sees the first. */
export function lockRideToRefund(trx: Trx, id: number) {
  return trx
    .selectFrom("rides")
    .select(["id", "reference", "status", "fare_cents", "paid_by", "link_cents", "driver_id"])
    .select(["link_given_back_cents", "cash_given_back_cents"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertCashRefund(trx: Trx, refund: Insertable<CashRefundsTable>) {
  return trx.insertInto("cash_refunds").values(refund).returning("id").executeTakeFirstOrThrow();
}

/** The refunds in cash of a case's ride, whichever case they came of, in their order. */
export function listCashRefunds(db: Db | Trx, rideId: number) {
  return db
    .selectFrom("cash_refunds as refund")
    .innerJoin("accounts as maker", "maker.id", "refund.made_by")
    .leftJoin("accounts as driver", "driver.id", "refund.driver_id")
    .selectAll("refund")
    .select(["maker.first_name", "maker.last_name"])
    .select(["driver.first_name as driver_first_name", "driver.last_name as driver_last_name"])
    .where("refund.ride_id", "=", rideId)
    .orderBy("refund.id")
    .execute();
}
export type CashRefundRow = Awaited<ReturnType<typeof listCashRefunds>>[number];
