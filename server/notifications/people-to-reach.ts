import type { Trx } from "../database/connect.ts";
import { listPeople } from "./recipients.queries.ts";

type Person = Awaited<ReturnType<typeof listPeople>>[number];

/** Reads how people are reached, and gives one of them by the number of their account. */
export async function readPeopleToReach(
  trx: Trx,
  accountIds: readonly (number | null)[],
): Promise<(accountId: number | null) => Person | undefined> {
  const ids = [...new Set(accountIds)].filter((id) => id !== null);
  const people = ids.length === 0 ? [] : await listPeople(trx, ids);
  return (accountId) => people.find(({ id }) => id === accountId);
}
