import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { PartnerKeysTable } from "../../database/tables/partner-tables.ts";

/** The keys of a hotel or a firm with who made and withdrew them, those that are good first and of these the newest. */
export function listKeys(db: Db | Trx, partnerId: number) {
  return db
    .selectFrom("partner_keys")
    .innerJoin("accounts as maker", "maker.id", "partner_keys.made_by")
    .leftJoin("accounts as withdrawer", "withdrawer.id", "partner_keys.withdrawn_by")
    .select([
      "partner_keys.id",
      "partner_keys.name",
      "partner_keys.scopes",
      "partner_keys.begins_with",
      "partner_keys.made_at",
      "partner_keys.withdrawn_at",
      "partner_keys.last_used_at",
      "partner_keys.last_used_from",
      "maker.first_name as maker_first_name",
      "maker.last_name as maker_last_name",
      "withdrawer.first_name as withdrawer_first_name",
      "withdrawer.last_name as withdrawer_last_name",
      sql<number>`(select count(*)::integer from ride_history
        where ride_history.partner_key_id = partner_keys.id and ride_history.action = 'book')`.as(
        "rides_booked",
      ),
    ])
    .where("partner_keys.partner_id", "=", partnerId)
    .orderBy(sql`partner_keys.withdrawn_at is not null`)
    .orderBy("partner_keys.id", "desc")
    .execute();
}

/** How many keys of a hotel or firm are good. */
export async function countGoodKeys(trx: Trx, partnerId: number): Promise<number> {
  const { keys } = await trx
    .selectFrom("partner_keys")
    .select((eb) => eb.fn.countAll<string>().as("keys"))
    .where("partner_id", "=", partnerId)
    .where("withdrawn_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(keys);
}

export async function insertKey(trx: Trx, key: Insertable<PartnerKeysTable>): Promise<number> {
  const { id } = await trx.insertInto("partner_keys").values(key).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Withdraws a key that is good, and says whose it was. */
export function withdrawKeyRow(trx: Trx, { id, by, at }: { id: number; by: number; at: Date }) {
  return trx
    .updateTable("partner_keys")
    .set({ withdrawn_by: by, withdrawn_at: at })
    .where("id", "=", id)
    .where("withdrawn_at", "is", null)
    .returning(["partner_id", "name", "begins_with"])
    .executeTakeFirst();
}

export function findKey(trx: Trx, id: number) {
  return trx.selectFrom("partner_keys").select("partner_id").where("id", "=", id).executeTakeFirst();
}

/** The key of a hash, where it is good and its partner may book. */
export function findGoodKey(db: Db, hash: string) {
  return db
    .selectFrom("partner_keys")
    .innerJoin("partners", "partners.id", "partner_keys.partner_id")
    .select([
      "partner_keys.id",
      "partner_keys.partner_id",
      "partner_keys.scopes",
      "partner_keys.last_used_at",
      "partner_keys.last_used_from",
      "partners.language",
    ])
    .where("partner_keys.hash", "=", hash)
    .where("partner_keys.withdrawn_at", "is", null)
    .where("partners.active", "=", true)
    .executeTakeFirst();
}

/** Notes when and from where a key was used. */
export async function noteUse(
  db: Db,
  { id, at, from }: { id: number; at: Date; from: string },
): Promise<void> {
  await db
    .updateTable("partner_keys")
    .set({ last_used_at: at, last_used_from: from })
    .where("id", "=", id)
    .execute();
}
