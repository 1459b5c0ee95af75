import { groupBy } from "../../domain/group-by.ts";
import { type Both, sumBoth } from "../../domain/settlements/driver-money.ts";
import type { Db, Trx } from "../database/connect.ts";
import { listOpenSettlements } from "./settlement-payments.queries.ts";

/** The rest that all closed settlements of drivers have left open together: for the driver, below nothing for the company. */
export async function readBalances(
  db: Db | Trx,
  driverIds: readonly number[],
): Promise<(driverId: number) => Both> {
  const open = await listOpenSettlements(db, driverIds);
  const ofDriver = new Map(groupBy(open, ({ driver_id: id }) => String(id)));
  return (driverId) =>
    sumBoth(
      (ofDriver.get(String(driverId)) ?? []).map(({ usd_cents: usdCents, xcg_cents: xcgCents }) => ({
        usdCents,
        xcgCents,
      })),
    );
}
