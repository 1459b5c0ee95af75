import type { Insertable, Updateable } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { Database } from "../../database/schema.ts";

/** Every driver, approved or not, or the one with this number. */
export function listDriverRecords(db: Db | Trx, id?: number) {
  let listing = db
    .selectFrom("drivers")
    .innerJoin("accounts", "accounts.id", "drivers.account_id")
    .leftJoin("accounts as overrider", "overrider.id", "drivers.papers_override_by")
    .leftJoin("driver_portraits as portrait", "portrait.driver_id", "drivers.account_id")
    .selectAll("drivers")
    .select([
      "portrait.mark as portrait_mark",
      "overrider.first_name as override_first_name",
      "overrider.last_name as override_last_name",
      "accounts.username",
      "accounts.email",
      "accounts.first_name",
      "accounts.last_name",
      "accounts.phone",
      "accounts.state",
    ])
    .where("accounts.state", "<>", "deleted")
    .orderBy("accounts.first_name")
    .orderBy("accounts.last_name")
    .orderBy("accounts.id");
  if (id !== undefined) listing = listing.where("drivers.account_id", "=", id);
  return listing.execute();
}

export async function insertDriver(trx: Trx, driver: Insertable<Database["drivers"]>): Promise<void> {
  await trx.insertInto("drivers").values(driver).execute();
}

type DriverChanges = Omit<Updateable<Database["drivers"]>, "version" | "updated_at">;

/** False when there is no such driver, or not in the version that was asked for. */
export async function updateDriverRecord(
  trx: Trx,
  change: { id: number; changes: DriverChanges; version?: number | undefined; now: Date },
): Promise<boolean> {
  let updating = trx
    .updateTable("drivers")
    .set((now) => ({ ...change.changes, version: now("version", "+", 1), updated_at: change.now }))
    .where("account_id", "=", change.id);
  if (change.version !== undefined) updating = updating.where("version", "=", change.version);
  const updated = await updating.executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
