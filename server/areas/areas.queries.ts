import type { Insertable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { AreaVersionsTable } from "../database/tables/area-tables.ts";

/** Every area as it was drawn each time, the last one first, with who drew it. */
export function listAreaVersions(db: Db | Trx, areaId: number | null) {
  return db
    .selectFrom("area_versions")
    .innerJoin("accounts", "accounts.id", "area_versions.drawn_by")
    .selectAll("area_versions")
    .select(["accounts.first_name", "accounts.last_name", "accounts.username"])
    .$if(areaId !== null, (query) => query.where("area_id", "=", areaId))
    .orderBy("area_id")
    .orderBy("number", "desc")
    .execute();
}

export async function insertArea(trx: Trx, area: { made_by: number; made_at: Date }): Promise<number> {
  const { id } = await trx.insertInto("areas").values(area).returning("id").executeTakeFirstOrThrow();
  return id;
}

export async function insertAreaVersion(trx: Trx, version: Insertable<AreaVersionsTable>): Promise<void> {
  await trx.insertInto("area_versions").values(version).execute();
}

/** Two who draw one area at once do it one after the other. */
export async function lockArea(trx: Trx, id: number): Promise<void> {
  await trx.selectFrom("areas").select("id").where("id", "=", id).forUpdate().execute();
}
