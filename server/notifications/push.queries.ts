import type { Db, Trx } from "../database/connect.ts";

type Subscription = {
  endpoint: string;
  account_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  language: string;
  created_at: Date;
};

/** Saves a browser for the account that is signed in there now. */
export async function saveSubscription(trx: Trx, subscription: Subscription): Promise<void> {
  const { endpoint: _, created_at: __, ...rest } = subscription;
  await trx
    .insertInto("push_subscriptions")
    .values(subscription)
    .onConflict((conflict) => conflict.column("endpoint").doUpdateSet(rest))
    .execute();
}

export async function removeSubscription(
  db: Db | Trx,
  { endpoint, accountId }: { endpoint: string; accountId?: number | undefined },
): Promise<void> {
  let removing = db.deleteFrom("push_subscriptions").where("endpoint", "=", endpoint);
  if (accountId !== undefined) removing = removing.where("account_id", "=", accountId);
  await removing.execute();
}

export async function removeSubscriptionsOf(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom("push_subscriptions").where("account_id", "=", accountId).execute();
}

/** Removes every browser: the keys that they were subscribed with are gone. */
export async function removeAllSubscriptions(trx: Trx): Promise<void> {
  await trx.deleteFrom("push_subscriptions").execute();
}

/** Subscribes a browser to push messages, for as long as the session lives in which it asked. */
export function findSubscription(db: Db, { endpoint, now }: { endpoint: string; now: Date }) {
  return db
    .selectFrom("push_subscriptions")
    .innerJoin("sessions", "sessions.id", "push_subscriptions.session_id")
    .select(["push_subscriptions.endpoint", "push_subscriptions.p256dh", "push_subscriptions.auth"])
    .where("push_subscriptions.endpoint", "=", endpoint)
    .where("sessions.ended_at", "is", null)
    .where("sessions.expires_at", ">", now)
    .executeTakeFirst();
}

/** Deletes the oldest browsers of an account past a number that nobody needs. */
export async function forgetOldestSubscriptions(
  trx: Trx,
  { accountId, keep }: { accountId: number; keep: number },
): Promise<void> {
  await trx
    .deleteFrom("push_subscriptions")
    .where("endpoint", "in", (these) =>
      these
        .selectFrom("push_subscriptions")
        .select("endpoint")
        .where("account_id", "=", accountId)
        .orderBy("created_at", "desc")
        .orderBy("endpoint")
        .offset(keep),
    )
    .execute();
}
