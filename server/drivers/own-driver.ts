import type { Db, Trx } from "../database/connect.ts";
import { ApiError } from "../http/api-error.ts";
import { readOwnChanges } from "./changes/read-changes.ts";
import { findOpenOffer } from "./drivers.queries.ts";
import { presentOwnDriver } from "./present-driver.ts";
import { type RosterDriver, findRosterDriver } from "./roster.ts";

/** A driver's own record as the driver sees it. */
export async function readOwnCard(db: Db | Trx, id: number, now: Date) {
  const driver = await getOwnDriver(db, id, now);
  const offer = await findOpenOffer(db, id);
  return { ...presentOwnDriver(driver, offer), ...(await readOwnChanges(db, id, now)) };
}

/** The driver of an account; refused while they are not yet approved. */
export async function getOwnDriver(db: Db | Trx, id: number, now: Date): Promise<RosterDriver> {
  const driver = await findRosterDriver(db, id, now);
  if (!driver) throw new ApiError("account_inactive", "The office hasn't approved your account yet.");
  return driver;
}
