import type { Db, Trx } from "../database/connect.ts";
import { Refusal } from "../http/refusal.ts";
import { findOpenOffer } from "./drivers.queries.ts";
import { presentOwnDriver } from "./present-driver.ts";
import { type RosterDriver, findRosterDriver } from "./roster.ts";

/** A driver's own card as he reads it. */
export async function readOwnCard(db: Db | Trx, id: number, now: Date) {
  const driver = await getOwnDriver(db, id, now);
  return presentOwnDriver(driver, await findOpenOffer(db, id));
}

/** The driver of an account; refused while the office has not yet approved him. */
export async function getOwnDriver(db: Db | Trx, id: number, now: Date): Promise<RosterDriver> {
  const driver = await findRosterDriver(db, id, now);
  if (!driver) throw new Refusal("account_inactive", "The office has not approved your account yet.");
  return driver;
}
