import type { Insertable } from "kysely";
import type { HeldField } from "../../../contract/drivers/driver-changes.ts";
import type { Db, Trx } from "../../database/connect.ts";
import type { DriverChangesTable } from "../../database/tables/dispatch-tables.ts";

/** Whether drivers' changes wait for the office. */
export async function findChangesWait(db: Db | Trx): Promise<boolean> {
  const row = await db
    .selectFrom("company_profile")
    .select("driver_changes_wait")
    .where("id", "=", 1)
    .executeTakeFirst();
  return row?.driver_changes_wait ?? false;
}

/** Lets nobody else propose or decide on the changes of a driver until the transaction ends. */
export async function lockDriverChanges(trx: Trx, driverId: number): Promise<void> {
  await trx
    .selectFrom("drivers")
    .select("account_id")
    .where("account_id", "=", driverId)
    .forUpdate()
    .execute();
}

/** Changes that wait for the office, of all drivers or of one, the oldest first. */
export function listWaitingChanges(db: Db | Trx, driverId?: number) {
  return db
    .selectFrom("driver_changes")
    .selectAll()
    .where("state", "=", "waiting")
    .$if(driverId !== undefined, (query) => query.where("driver_id", "=", driverId ?? 0))
    .orderBy("id")
    .execute();
}

/** Another proposal is another row, so that nobody approves what they have not seen. */
export async function replaceWaitingChange(
  trx: Trx,
  change: Insertable<DriverChangesTable> & { field: HeldField },
): Promise<void> {
  await trx
    .deleteFrom("driver_changes")
    .where("driver_id", "=", change.driver_id)
    .where("field", "=", change.field)
    .where("state", "=", "waiting")
    .execute();
  await trx.insertInto("driver_changes").values(change).execute();
}

/** Those of some changes that were still waiting, which are gone then. */
export function deleteWaitingChanges(
  trx: Trx,
  { driverId, ids }: { driverId: number; ids: readonly number[] },
) {
  return trx
    .deleteFrom("driver_changes")
    .where("driver_id", "=", driverId)
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .returning(["field", "old_value", "new_value"])
    .execute();
}

type Closing = {
  driverId: number;
  ids: readonly number[];
  state: "approved" | "declined";
  reason: string | null;
  by: number;
  now: Date;
};

/** Those of some changes that were still waiting. */
export function closeWaitingChanges(trx: Trx, { driverId, ids, state, reason, by, now }: Closing) {
  return trx
    .updateTable("driver_changes")
    .set({ state, reason, decided_by: by, decided_at: now })
    .where("driver_id", "=", driverId)
    .where("id", "in", ids)
    .where("state", "=", "waiting")
    .returning(["field", "old_value", "new_value"])
    .execute();
}
