import type { Db, Trx } from "../database/connect.ts";

export function findProfile(db: Db | Trx) {
  return db
    .selectFrom("company_profile")
    .select(["profile", "version", "updated_at"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** The profile, kept from other changes until the end of the transaction. */
export function lockProfile(trx: Trx) {
  return trx
    .selectFrom("company_profile")
    .select(["profile", "version", "updated_at"])
    .where("id", "=", 1)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveProfile(
  trx: Trx,
  { profile, version, now }: { profile: string; version: number; now: Date },
): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({ profile, version, updated_at: now })
    .where("id", "=", 1)
    .execute();
}
