import { type Insertable, sql, type Updateable } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import type { CruiseCallsTable } from "../database/tables/demand-tables.ts";

const COLUMNS = ["id", "ship", "pier", "lat", "lng", "from_at", "until_at", "passengers", "version"] as const;

/** The ships that lie at a pier at any time between two moments. */
export function listCruiseCalls(db: Db | Trx, { from, before }: { from: Date; before: Date }) {
  return db
    .selectFrom("cruise_calls")
    .select(COLUMNS)
    .where("from_at", "<", before)
    .where("until_at", ">", from)
    .orderBy("from_at")
    .orderBy("id")
    .execute();
}
export type CruiseCallRow = Awaited<ReturnType<typeof listCruiseCalls>>[number];

export function findCruiseCall(db: Db | Trx, id: number) {
  return db.selectFrom("cruise_calls").select(COLUMNS).where("id", "=", id).executeTakeFirst();
}

/** Undefined where this ship comes then already. */
export function insertCruiseCall(trx: Trx, row: Insertable<CruiseCallsTable>) {
  return trx
    .insertInto("cruise_calls")
    .values(row)
    .onConflict((conflict) => conflict.expression(sql`lower(ship), from_at`).doNothing())
    .returning(COLUMNS)
    .executeTakeFirst();
}

/** Undefined where it is another version by now. */
export function updateCruiseCall(
  trx: Trx,
  { id, version, ...changes }: Updateable<CruiseCallsTable> & { id: number; version: number },
) {
  return trx
    .updateTable("cruise_calls")
    .set({ ...changes, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .returning(COLUMNS)
    .executeTakeFirst();
}

export async function deleteCruiseCall(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom("cruise_calls").where("id", "=", id).execute();
}
