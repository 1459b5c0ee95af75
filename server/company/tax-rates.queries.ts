import { type Selectable, sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { TaxRatesTable } from "../database/tables/staff-tables.ts";

/** The latest date first, the last added first among those of one date; the withdrawn among them. */
export function listTaxRateRows(db: Db | Trx) {
  return db
    .selectFrom("tax_rates")
    .innerJoin("accounts", "accounts.id", "tax_rates.created_by")
    .selectAll("tax_rates")
    .select(["accounts.first_name", "accounts.last_name"])
    .orderBy("valid_from", "desc")
    .orderBy("tax_rates.id", "desc")
    .execute();
}

/** The rates that count or will. */
export function listCountingTaxRates(db: Db | Trx) {
  return db
    .selectFrom("tax_rates")
    .select(["id", "valid_from", "hundredths"])
    .where("withdrawn_at", "is", null)
    .orderBy("valid_from")
    .orderBy("id")
    .execute();
}

type NewRate = Pick<Selectable<TaxRatesTable>, "valid_from" | "hundredths" | "created_by" | "created_at">;

export function insertTaxRate(trx: Trx, rate: NewRate) {
  return trx.insertInto("tax_rates").values(rate).returning("id").executeTakeFirstOrThrow();
}

/** Takes a rate back; false where it is gone already. */
export async function withdrawTaxRateRow(
  trx: Trx,
  change: { id: number; by: number; now: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("tax_rates")
    .set({ withdrawn_at: change.now, withdrawn_by: change.by })
    .where("id", "=", change.id)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** The last day of the island of which a statement has a ride; null where none has. */
export async function findLastStatedDay(db: Db | Trx): Promise<string | null> {
  const found = await db
    .selectFrom("rides")
    .select(sql<string | null>`max(completed_at at time zone interval '-04:00')::date`.as("day"))
    .where("statement_id", "is not", null)
    .executeTakeFirst();
  return found?.day ?? null;
}
