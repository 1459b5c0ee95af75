import { sql } from "kysely";
import type { Db, Trx } from "../database/connect.ts";
import { PAPER_COLUMNS } from "../papers/paper-columns.sql.ts";

/** The browsers in which these accounts asked to be told. */
export async function listSubscriptionsOf(db: Db | Trx, accountIds: readonly number[]) {
  if (accountIds.length === 0) return [];
  return db
    .selectFrom("push_subscriptions")
    .select(["endpoint", "account_id", "language"])
    .where("account_id", "in", accountIds)
    .orderBy("endpoint")
    .execute();
}

/** The accounts of those who work at the desk and asked in some browser to be told. */
export async function listDesk(trx: Trx): Promise<number[]> {
  const people = await trx
    .selectFrom("accounts")
    .select("id")
    .where("role", "in", ["operator", "staff"])
    .where("state", "=", "active")
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom("push_subscriptions")
          .select("endpoint")
          .whereRef("push_subscriptions.account_id", "=", "accounts.id"),
      ),
    )
    .orderBy("id")
    .execute();
  return people.map(({ id }) => id);
}

/** How some people are reached, with the browsers in which they asked to be told. */
export function listPeople(trx: Trx, accountIds: readonly number[]) {
  const browsers = sql<{ endpoint: string; language: string }[]>`(
    select coalesce(jsonb_agg(jsonb_build_object('endpoint', endpoint, 'language', browser.language) order by endpoint), '[]')
    from push_subscriptions as browser where browser.account_id = accounts.id)`;
  return trx
    .selectFrom("accounts")
    .select(["id", "email", "phone", "language"])
    .select([sql<boolean>`state = 'active'`.as("active"), browsers.as("browsers")])
    .where("id", "in", accountIds)
    .execute();
}

export async function findEmailOf(db: Db | Trx, accountId: number): Promise<string | null> {
  const account = await db
    .selectFrom("accounts")
    .select("email")
    .where("id", "=", accountId)
    .executeTakeFirst();
  return account?.email ?? null;
}

/** Where a driver is reached besides their browsers. */
export function findDriverContact(trx: Trx, driverId: number) {
  return trx
    .selectFrom("accounts")
    .select(["email", "phone", "language"])
    .where("id", "=", driverId)
    .where("state", "=", "active")
    .executeTakeFirst();
}

/** The browsers of the drivers on shift who may take a ride that is in the pool. */
export function listPoolBrowsers(trx: Trx, rideId: number) {
  return trx
    .selectFrom("push_subscriptions")
    .innerJoin("drivers", "drivers.account_id", "push_subscriptions.account_id")
    .innerJoin("accounts", "accounts.id", "push_subscriptions.account_id")
    .select(["push_subscriptions.endpoint", "push_subscriptions.account_id", "push_subscriptions.language"])
    .select(PAPER_COLUMNS)
    .where("drivers.approved_at", "is not", null)
    .where("drivers.on_shift", "=", true)
    .where("drivers.inactive", "=", false)
    .where("accounts.state", "=", "active")
    .where("accounts.role", "=", "driver")
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("ride_refusals")
            .select("ride_refusals.ride_id")
            .where("ride_refusals.ride_id", "=", rideId)
            .whereRef("ride_refusals.driver_id", "=", "drivers.account_id"),
        ),
      ),
    )
    .orderBy("push_subscriptions.endpoint")
    .execute();
}
