import type { DriverRecord, RoleChange, StaffAccount } from "../../contract/staff/staff-records.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readWaitingChanges } from "../drivers/changes/read-changes.ts";
import { notFound } from "../http/api-error.ts";
import { getDriverRecord } from "./change-driver-record.ts";
import { presentAccount, presentDriverRecord } from "./present-records.ts";
import {
  countOpenSessions,
  findAccountForStaff,
  listDriverRecords,
  listOwnOpenRides,
  searchAccounts,
} from "./staff.queries.ts";

/** A page of the accounts that fit a search, from the newest. */
export async function findPeople(
  db: Db,
  search: Parameters<typeof searchAccounts>[1],
): Promise<StaffAccount[]> {
  return (await searchAccounts(db, search)).map(presentAccount);
}

/** One account; a refusal where there is none. */
export async function getPerson(trx: Trx, id: number): Promise<StaffAccount> {
  const account = await findAccountForStaff(trx, id);
  if (!account) throw notFound();
  return presentAccount(account);
}

/** Every driver's car and papers, and which of these run out. */
export async function readDriverRecords(db: Db, now: Date): Promise<DriverRecord[]> {
  const waitingOf = await readWaitingChanges(db);
  return (await listDriverRecords(db)).map((row) =>
    presentDriverRecord(row, { now, waiting: waitingOf(row.account_id) }),
  );
}

/** One driver's record as the staff see it; a refusal where there is none. */
export async function getPresentRecord(trx: Trx, id: number, now: Date): Promise<DriverRecord> {
  const waitingOf = await readWaitingChanges(trx, id);
  return presentDriverRecord(await getDriverRecord(trx, id), { now, waiting: waitingOf(id) });
}

/** What another role would end at once; a refusal where there is no such account. */
export async function readRoleChange(
  db: Db,
  { accountId, now }: { accountId: number; now: Date },
): Promise<RoleChange> {
  if (!(await findAccountForStaff(db, accountId))) throw notFound();
  const rides = await listOwnOpenRides(db, accountId);
  return {
    sessions: await countOpenSessions(db, { accountId, now }),
    rides: rides.map((ride) => ({ ...ride, ride_datetime: ride.ride_datetime.toISOString() })),
  };
}
