import type { Db, Trx } from "../../database/connect.ts";

export function findLogo(db: Db | Trx) {
  return db.selectFrom("company_profile").select("logo").where("id", "=", 1).executeTakeFirst();
}

export async function saveLogo(trx: Trx, logo: string | null): Promise<void> {
  await trx.updateTable("company_profile").set({ logo }).where("id", "=", 1).execute();
}
