import { ABOARD, UNDER_WAY } from "../../../domain/rides/ride-states.ts";
import type { Db, Trx } from "../../database/connect.ts";

/** A ride that somebody is sitting in, or that a passenger counts on this driver for. */
export function findRideUnderWay(db: Db, accountId: number) {
  return db
    .selectFrom("rides")
    .select(["id", "reference", "status"])
    .where((where) =>
      where.or([
        where.and([where("driver_id", "=", accountId), where("status", "in", UNDER_WAY)]),
        where.and([where("rider_id", "=", accountId), where("status", "in", ABOARD)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
}

/** Deletes the places and drivers that an account kept, and it from the lists of those who liked to be driven by it. */
export async function deleteListsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("saved_places").where("account_id", "=", accountId).execute();
  await trx
    .deleteFrom("favorite_drivers")
    .where((where) => where.or([where("account_id", "=", accountId), where("driver_id", "=", accountId)]))
    .execute();
}

/** Deletes the ways into an account, and the addresses that it nearly had. */
export async function deleteKeysOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("email_changes").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("known_devices").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("password_links").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("passkeys").where("account_id", "=", accountId).execute();
  await trx.deleteFrom("recovery_codes").where("account_id", "=", accountId).execute();
}
