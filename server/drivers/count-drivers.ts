import { type DriverStatus, DUE_WITHIN_MS } from "../../domain/drivers/driver-status.ts";
import type { Db } from "../database/connect.ts";
import { countByStatus } from "./drivers.queries.ts";

/** How many drivers are in each status. */
export async function countDrivers(db: Db, now: Date): Promise<Record<DriverStatus, number>> {
  const counts = { available: 0, on_ride: 0, offline: 0, inactive: 0 };
  const rows = await countByStatus(db, { dueBefore: new Date(now.getTime() + DUE_WITHIN_MS) });
  for (const { status, drivers } of rows) counts[status] = drivers;
  return counts;
}
