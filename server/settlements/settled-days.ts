import { groupBy } from "../../domain/group-by.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listSettledDays, lockDriversToSettle } from "./settlements.queries.ts";

/**
 * Says whether a day of a driver is in a closed settlement. In a transaction the answer holds to its end: nobody closes days of
 * these drivers meanwhile.
 */
export async function readSettledDays(
  db: Db | Trx,
  driverIds: readonly number[],
): Promise<(driverId: number, day: string) => boolean> {
  if (db.isTransaction) await lockDriversToSettle(db as Trx, driverIds);
  const settled = await listSettledDays(db, driverIds);
  const periods = new Map(groupBy(settled, ({ driver_id: id }) => String(id)));
  return (driverId, day) =>
    (periods.get(String(driverId)) ?? []).some(
      ({ first_day: first, last_day: last }) => first <= day && day <= last,
    );
}
