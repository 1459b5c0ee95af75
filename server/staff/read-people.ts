import type { Role } from "../../contract/roles.ts";
import type { AccountCounts, RoleChange, StaffAccount } from "../../contract/accounts/account-records.ts";
import type { DriverRecord } from "../../contract/drivers/driver-records.ts";
import type { Db, Trx } from "../database/connect.ts";
import { readWaitingChanges } from "../drivers/changes/read-changes.ts";
import { readDriverStatus } from "../drivers/read-driver-status.ts";
import { notFound } from "../http/api-error.ts";
import { getDriverRecord } from "./change-driver-record.ts";
import { presentAccount, presentDriverRecord } from "./present-records.ts";
import {
  countAccounts,
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

/** How many there are of each role. */
export async function countPeople(db: Db): Promise<AccountCounts> {
  const rows = await countAccounts(db);
  const countOf = (role: Role) => {
    const inState = (state: "active" | "suspended") =>
      rows.find((row) => row.role === role && row.state === state)?.accounts ?? 0;
    return { active: inState("active"), suspended: inState("suspended") };
  };
  return {
    rider: countOf("rider"),
    driver: countOf("driver"),
    operator: countOf("operator"),
    staff: countOf("staff"),
  };
}

/** One account; a refusal where there is none. */
export async function getPerson(trx: Trx, id: number): Promise<StaffAccount> {
  const account = await findAccountForStaff(trx, id);
  if (!account) throw notFound();
  return presentAccount(account);
}

/** Every driver's car and papers, which of these run out, and what each driver is doing. */
export async function readDriverRecords(db: Db, now: Date): Promise<DriverRecord[]> {
  const waitingOf = await readWaitingChanges(db);
  const statusOf = await readDriverStatus(db, now);
  return (await listDriverRecords(db)).map((row) =>
    presentDriverRecord(row, { now, waiting: waitingOf(row.account_id), status: statusOf(row) }),
  );
}

/** One driver's record as the staff see it; a refusal where there is none. */
export async function getPresentRecord(trx: Trx, id: number, now: Date): Promise<DriverRecord> {
  const waitingOf = await readWaitingChanges(trx, id);
  const statusOf = await readDriverStatus(trx, now);
  const row = await getDriverRecord(trx, id);
  return presentDriverRecord(row, { now, waiting: waitingOf(id), status: statusOf(row) });
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
