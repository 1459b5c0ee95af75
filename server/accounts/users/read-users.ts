import type { Role } from "../../../domain/accounts/roles.ts";
import type { AccountCounts, RoleChange, StaffAccount } from "../../../contract/accounts/account-records.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { notFound } from "../../http/api-error.ts";
import { presentAccount } from "./present-account.ts";
import {
  countAccounts,
  countOpenSessions,
  findAccountForStaff,
  listOwnOpenRides,
  searchAccounts,
} from "./users.queries.ts";

/** A page of the accounts that fit a search, from the newest. */
export async function findUsers(
  db: Db,
  search: Parameters<typeof searchAccounts>[1],
): Promise<StaffAccount[]> {
  return (await searchAccounts(db, search)).map(presentAccount);
}

/** How many there are of each role. */
export async function countUsers(db: Db): Promise<AccountCounts> {
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
export async function getUser(trx: Trx, id: number): Promise<StaffAccount> {
  const account = await findAccountForStaff(trx, id);
  if (!account) throw notFound();
  return presentAccount(account);
}

/** Everything that another role would end at once; a refusal where there is no such account. */
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
