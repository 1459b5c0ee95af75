import type { Db, Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { presentOwnChanges } from "./changes/read-changes.ts";
import { presentOwnDriver } from "./present-driver.ts";
import { type Reading, type RosterDriver, findDriverAndMore } from "./roster.ts";

/** A driver's own record as the driver sees it. */
export async function readOwnCard(db: Db | Trx, id: number, reading: Reading) {
  const { driver, offer, round, changes, changes_wait } = await getOwn(db, id, reading);
  return {
    ...presentOwnDriver(driver, { offer, round }, reading.now),
    changes_wait: changes_wait ?? false,
    changes: presentOwnChanges(changes, reading.now),
  };
}

/** The driver of an account; refused while they are not yet approved. */
export async function getOwnDriver(db: Db | Trx, id: number, reading: Reading): Promise<RosterDriver> {
  return (await getOwn(db, id, reading)).driver;
}

async function getOwn(db: Db | Trx, id: number, reading: Reading) {
  const found = await findDriverAndMore(db, id, reading);
  if (!found) throw new ApiError("account_inactive", "The office hasn't approved your account yet.");
  return found;
}
