import type { Db, Trx } from "../database/connect.ts";

export function findProfile(db: Db | Trx) {
  return db
    .selectFrom("company_profile")
    .select(["profile", "version", "updated_at", "two_factor_from", "start_code"])
    .where("id", "=", 1)
    .executeTakeFirst();
}

/** The profile, locked until the end of the transaction. */
export function lockProfile(trx: Trx) {
  return trx
    .selectFrom("company_profile")
    .select(["profile", "version", "updated_at", "two_factor_from", "start_code"])
    .where("id", "=", 1)
    .forUpdate()
    .executeTakeFirst();
}

type NewProfile = {
  profile: string;
  version: number;
  twoFactorFrom: string | null;
  startCode: boolean;
  now: Date;
};

export async function saveProfile(
  trx: Trx,
  { profile, version, twoFactorFrom, startCode, now }: NewProfile,
): Promise<void> {
  await trx
    .updateTable("company_profile")
    .set({ profile, version, two_factor_from: twoFactorFrom, start_code: startCode, updated_at: now })
    .where("id", "=", 1)
    .execute();
}
