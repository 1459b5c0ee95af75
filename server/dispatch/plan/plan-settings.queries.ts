import type { Db, Trx } from "../../database/connect.ts";

/** The plan's settings as they are stored; those that the company never set are missing. */
export function findPlanSettings(db: Db | Trx) {
  return db
    .selectFrom("plan_settings")
    .leftJoin("accounts", "accounts.id", "plan_settings.changed_by")
    .select([
      "plan_settings.settings",
      "plan_settings.version",
      "plan_settings.changed_at",
      "accounts.first_name",
      "accounts.last_name",
    ])
    .executeTakeFirstOrThrow();
}

type Writing = { settings: string; version: number; by: number; now: Date };

/** False where another has written since this version was read. */
export async function writePlanSettings(trx: Trx, { settings, version, by, now }: Writing): Promise<boolean> {
  const updated = await trx
    .updateTable("plan_settings")
    .set({ settings, version: version + 1, changed_by: by, changed_at: now })
    .where("version", "=", version)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}
