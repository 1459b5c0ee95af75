import { type Insertable, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { WebhookMessagesTable } from "../../database/tables/partner-tables.ts";

/** The last messages to an address, the newest first. */
export function listMessageRows(db: Db, { webhookId, limit }: { webhookId: number; limit: number }) {
  return db
    .selectFrom("webhook_messages")
    .selectAll()
    .where("webhook_id", "=", webhookId)
    .orderBy("id", "desc")
    .limit(limit)
    .execute();
}

export async function insertMessage(trx: Trx, row: Insertable<WebhookMessagesTable>): Promise<void> {
  await trx.insertInto("webhook_messages").values(row).execute();
}

/** Makes a message due again that isn't being sent, to an address that is told. */
export function makeDueAgain(trx: Trx, { id, now }: { id: number; now: Date }) {
  return trx
    .updateTable("webhook_messages")
    .set({ attempts: 0, next_attempt_at: now, sent_at: null, failed_at: null, last_error: null })
    .where("id", "=", id)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom("webhooks")
          .select("webhooks.id")
          .whereRef("webhooks.id", "=", "webhook_messages.webhook_id")
          .where("webhooks.ended_at", "is", null),
      ),
    )
    .returning(["webhook_id", "type"])
    .executeTakeFirst();
}

/** The addresses that something is due for. */
export async function listDueWebhooks(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom("webhook_messages")
    .select("webhook_id")
    .distinct()
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .where("next_attempt_at", "<=", now)
    .where((eb) => eb.or([eb("claimed_until", "is", null), eb("claimed_until", "<=", now)]))
    .orderBy("webhook_id")
    .execute();
  return rows.map(({ webhook_id }) => webhook_id);
}

type Claim = { webhookId: number; now: Date; until: Date; limit: number };

/** Takes what is due for an address: of each ride only its first message that wasn't taken yet, so that they come in their order. */
export async function claimMessages(db: Db, { webhookId, now, until, limit }: Claim) {
  const claimed = await db
    .updateTable("webhook_messages")
    .set((eb) => ({ claimed_until: until, attempts: eb("attempts", "+", 1) }))
    .where("id", "in", (due) =>
      due
        .selectFrom("webhook_messages as due")
        .select("due.id")
        .where("due.webhook_id", "=", webhookId)
        .where("due.sent_at", "is", null)
        .where("due.failed_at", "is", null)
        .where("due.next_attempt_at", "<=", now)
        .where((eb) => eb.or([eb("due.claimed_until", "is", null), eb("due.claimed_until", "<=", now)]))
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("webhook_messages as earlier")
                .select("earlier.id")
                .whereRef("earlier.webhook_id", "=", "due.webhook_id")
                .whereRef("earlier.ride_id", "=", "due.ride_id")
                .whereRef("earlier.id", "<", "due.id")
                .where("earlier.sent_at", "is", null)
                .where("earlier.failed_at", "is", null),
            ),
          ),
        )
        .orderBy("due.id")
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(["id", "type", "data", "created_at", "attempts"])
    .execute();
  return claimed.toSorted((a, b) => a.id - b.id);
}

/** The end of an attempt: the message was taken, is tried again, or is given up. */
export async function noteAttempt(
  db: Db,
  {
    id,
    ...came
  }: { id: number } & Pick<Insertable<WebhookMessagesTable>, "sent_at" | "failed_at" | "last_error"> & {
      next_attempt_at?: Date;
    },
): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set({ ...came, claimed_until: null })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
}

/** Gives back what was claimed and not sent. */
export async function releaseMessages(db: Db, ids: readonly number[]): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set((eb) => ({ claimed_until: null, attempts: eb("attempts", "-", 1) }))
    .where("id", "in", ids)
    .execute();
}

/** Deletes messages from before a moment that came to their end. */
export async function forgetMessages(db: Db, before: Date): Promise<void> {
  await db
    .deleteFrom("webhook_messages")
    .where("created_at", "<", before)
    .where(sql<boolean>`coalesce(sent_at, failed_at) is not null`)
    .execute();
}
