import type { Db, Trx } from "../../database/connect.ts";

/** True where the account had not signed in from it before. */
export async function insertDevice(
  trx: Trx,
  device: { account_id: number; mark: string; first_seen_at: Date },
): Promise<boolean> {
  const added = await trx
    .insertInto("known_devices")
    .values(device)
    .onConflict((conflict) => conflict.doNothing())
    .returning("mark")
    .executeTakeFirst();
  return added !== undefined;
}

export async function countDevices(db: Db, accountId: number): Promise<number> {
  const { count } = await db
    .selectFrom("known_devices")
    .select((select) => select.fn.countAll<number>().as("count"))
    .where("account_id", "=", accountId)
    .executeTakeFirstOrThrow();
  return count;
}
