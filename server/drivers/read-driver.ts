import type { Driver } from "../../contract/drivers/driver.ts";
import type { Db } from "../database/connect.ts";
import { presentDriver } from "./present-driver.ts";
import { type Reading, findRosterDriver } from "./roster.ts";

/** A driver as dispatch and the driver see them, or null where there is none. */
export async function readDriver(db: Db, id: number, reading: Reading): Promise<Driver | null> {
  const driver = await findRosterDriver(db, id, reading);
  return driver && presentDriver(driver, reading.now);
}
