import type { Db, Trx } from "../database/connect.ts";

/** Keeps a secret unless there is one of that name already; returns the one that stands. */
export async function claimSecret(db: Db, name: string, value: string): Promise<string> {
  await db
    .insertInto("server_secrets")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const kept = await db
    .selectFrom("server_secrets")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return kept.value;
}

type Subscription = {
  endpoint: string;
  account_id: number;
  session_id: string;
  p256dh: string;
  auth: string;
  language: string;
  created_at: Date;
};

/** A browser belongs to whoever is signed in there now. */
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

/** A browser that wants to be told, while the session lives in which it asked for that. */
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

/** The oldest browsers of an account past so many: a person has not more than that. */
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
