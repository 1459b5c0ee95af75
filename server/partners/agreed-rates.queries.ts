import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { PartnerRatesTable } from "../database/tables/partner-tables.ts";

/** The rates agreed with a hotel or firm, of one pair of areas the newest date first, and of one date the one that was added last. */
export function listAgreedRateRows(db: Db | Trx, partnerId: number) {
  return db
    .selectFrom("partner_rates")
    .select(["id", "from_area", "to_area", "price_cents", "valid_from"])
    .where("partner_id", "=", partnerId)
    .where("removed_at", "is", null)
    .orderBy("valid_from", "desc")
    .orderBy("id", "desc")
    .execute();
}

export async function insertAgreedRate(trx: Trx, row: Insertable<PartnerRatesTable>): Promise<void> {
  await trx.insertInto("partner_rates").values(row).execute();
}

/** Takes a price away where it still counts. */
export function removeAgreedRateRow(trx: Trx, { id, at }: { id: number; at: Date }) {
  return trx
    .updateTable("partner_rates")
    .set({ removed_at: at })
    .where("id", "=", id)
    .where("removed_at", "is", null)
    .returning(["partner_id", "from_area", "to_area", "price_cents", "valid_from"])
    .executeTakeFirst();
}

/** The numbers of the areas that the company drew. */
export async function findAreaIds(db: Db | Trx): Promise<number[]> {
  const rows = await db.selectFrom("areas").select("id").orderBy("id").execute();
  return rows.map(({ id }) => id);
}
