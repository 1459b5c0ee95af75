import type { DriverRecord } from "../../../contract/drivers/driver-records.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { readWaitingChanges } from "../changes/read-changes.ts";
import { listDriverRecords } from "./driver-records.queries.ts";
import { presentDriverRecord } from "./present-driver-record.ts";
import { groupBy } from "../../../domain/group-by.ts";
import { type DriverStatus, driverStatus } from "../../../domain/drivers/driver-status.ts";
import { selectRidesUnderWay } from "../drivers.queries.ts";

export type DriverRow = Awaited<ReturnType<typeof listDriverRecords>>[number];

/** Every driver's car and papers, which of these run out, and what each driver is doing. */
export async function readDriverRecords(db: Db, now: Date): Promise<DriverRecord[]> {
  const waitingOf = await readWaitingChanges(db);
  const statusOf = await readDriverStatus(db, now);
  return (await listDriverRecords(db)).map((row) =>
    presentDriverRecord(row, { now, waiting: waitingOf(row.account_id), status: statusOf(row) }),
  );
}

/** One driver's record as the staff see it; a refusal where there is none. */
export async function readDriverRecord(trx: Trx, id: number, now: Date): Promise<DriverRecord> {
  const waitingOf = await readWaitingChanges(trx, id);
  const statusOf = await readDriverStatus(trx, now);
  const row = await getDriverRow(trx, id);
  return presentDriverRecord(row, { now, waiting: waitingOf(id), status: statusOf(row) });
}

/** A driver with their account; a refusal where there is none. */
export async function getDriverRow(db: Db | Trx, id: number): Promise<DriverRow> {
  const [row] = await listDriverRecords(db, id);
  if (!row) throw notFound("This driver does not exist.");
  return row;
}

type Standing = {
  readonly account_id: number;
  readonly inactive: boolean;
  readonly on_shift: boolean;
  /** Of the account. */
  readonly state: string;
};

/** Says of any driver what they are doing, approved or not. */
async function readDriverStatus(db: Db | Trx, now: Date): Promise<(row: Standing) => DriverStatus> {
  const ridesOf = new Map(groupBy(await selectRidesUnderWay(db), (ride) => String(ride.driver_id)));
  return ({ account_id, inactive, on_shift, state }) => {
    const rides = (ridesOf.get(String(account_id)) ?? []).map(({ status, ride_datetime }) => ({
      status,
      rideDatetime: ride_datetime,
    }));
    return driverStatus({ inactive: inactive || state === "suspended", onShift: on_shift, rides }, now);
  };
}
