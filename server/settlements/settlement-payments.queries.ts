import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type {
  SettlementPaymentPartsTable,
  SettlementPaymentsTable,
} from "../database/tables/settlement-tables.ts";

/** The open rest of settlements: the debt with entries and corrections, less what was paid; those with nothing open are left out. */
export function listOpenSettlements(db: Db | Trx, driverIds: readonly number[]) {
  const movements = db
    .selectFrom("settlements")
    .select(["id", "owed_usd_cents as usd", "owed_xcg_cents as xcg"])
    .unionAll((eb) =>
      eb
        .selectFrom("settlement_corrections")
        .select(["settlement_id as id", "usd_cents as usd", "xcg_cents as xcg"]),
    )
    .unionAll((eb) =>
      eb
        .selectFrom("settlement_entries")
        .select(["settlement_id as id", "usd_cents as usd", "xcg_cents as xcg"]),
    )
    .unionAll((eb) =>
      eb
        .selectFrom("settlement_payment_parts")
        .select([
          "settlement_id as id",
          sql<number>`-usd_cents`.as("usd"),
          sql<number>`-xcg_cents`.as("xcg"),
        ]),
    );
  return db
    .selectFrom(movements.as("moved"))
    .innerJoin("settlements", "settlements.id", "moved.id")
    .select(["settlements.id", "driver_id", "last_day"])
    .select([
      sql<number>`sum(moved.usd)::integer`.as("usd_cents"),
      sql<number>`sum(moved.xcg)::integer`.as("xcg_cents"),
    ])
    .where(sql<boolean>`driver_id = any (${driverIds}::int[])`)
    .groupBy(["settlements.id", "driver_id", "last_day"])
    .having(sql<boolean>`sum(moved.usd) <> 0 or sum(moved.xcg) <> 0`)
    .orderBy("last_day")
    .execute();
}

/** Payments of settlements in the order in which they were noted, each with its part for the settlement. */
export function listPayments(db: Db | Trx, settlementIds: readonly number[]) {
  return db
    .selectFrom("settlement_payment_parts as part")
    .innerJoin("settlement_payments as payment", "payment.id", "part.payment_id")
    .innerJoin("accounts", "accounts.id", "payment.made_by")
    .leftJoin("settlement_payments as opposite", "opposite.takes_back", "payment.id")
    .selectAll("payment")
    .select([
      "part.settlement_id",
      "part.usd_cents",
      "part.xcg_cents",
      "accounts.first_name",
      "accounts.last_name",
      "opposite.id as taken_back_by",
    ])
    .where(sql<boolean>`part.settlement_id = any (${settlementIds}::int[])`)
    .orderBy("payment.id")
    .execute();
}

export function findPayment(db: Db | Trx, id: number) {
  return db.selectFrom("settlement_payments").selectAll().where("id", "=", id).executeTakeFirst();
}

export function findOpposite(db: Db | Trx, id: number) {
  return db.selectFrom("settlement_payments").select("id").where("takes_back", "=", id).executeTakeFirst();
}

export function listParts(db: Db | Trx, paymentId: number) {
  return db
    .selectFrom("settlement_payment_parts")
    .select(["settlement_id", "usd_cents", "xcg_cents"])
    .where("payment_id", "=", paymentId)
    .orderBy("settlement_id")
    .execute();
}

export function insertPayment(trx: Trx, payment: Insertable<SettlementPaymentsTable>) {
  return trx.insertInto("settlement_payments").values(payment).returning("id").executeTakeFirstOrThrow();
}

export async function insertParts(
  trx: Trx,
  parts: readonly Insertable<SettlementPaymentPartsTable>[],
): Promise<void> {
  await trx.insertInto("settlement_payment_parts").values(parts).execute();
}
