import { groupBy } from "../../contract/group-by.ts";
import type { DriverStatus } from "../../contract/drivers/driver.ts";
import { driverStatus } from "../../contract/drivers/driver-status.ts";
import type { Db, Trx } from "../database/connect.ts";
import { selectRidesUnderWay } from "./drivers.queries.ts";

type DriverRow = {
  readonly account_id: number;
  readonly inactive: boolean;
  readonly on_shift: boolean;
  /** Of the account. */
  readonly state: string;
};

/** Says of any driver what they are doing, approved or not. */
export async function readDriverStatus(db: Db | Trx, now: Date): Promise<(row: DriverRow) => DriverStatus> {
  const ridesOf = new Map(groupBy(await selectRidesUnderWay(db), (ride) => String(ride.driver_id)));
  return ({ account_id, inactive, on_shift, state }) => {
    const rides = (ridesOf.get(String(account_id)) ?? []).map(({ status, ride_datetime }) => ({
      status,
      rideDatetime: ride_datetime,
    }));
    return driverStatus({ inactive: inactive || state === "suspended", onShift: on_shift, rides }, now);
  };
}
