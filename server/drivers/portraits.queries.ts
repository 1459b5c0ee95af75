import type { Db, Trx } from "../database/connect.ts";
import type { DriverPortraitsTable } from "../database/tables/dispatch-tables.ts";

/** How a driver looks. */
export function findPortrait(db: Db | Trx, driverId: number) {
  return db
    .selectFrom("driver_portraits")
    .select(["kind", "picture", "mark"])
    .where("driver_id", "=", driverId)
    .executeTakeFirst();
}

type Portrait = Pick<DriverPortraitsTable, "driver_id" | "kind" | "picture" | "mark"> & { updated_at: Date };

export async function storePortrait(trx: Trx, portrait: Portrait): Promise<void> {
  const { driver_id: _driver, ...changes } = portrait;
  await trx
    .insertInto("driver_portraits")
    .values(portrait)
    .onConflict((conflict) => conflict.column("driver_id").doUpdateSet(changes))
    .execute();
}

export async function removePortrait(trx: Trx, driverId: number): Promise<void> {
  await trx.deleteFrom("driver_portraits").where("driver_id", "=", driverId).execute();
}
