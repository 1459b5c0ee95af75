import { type Insertable, type Updateable, sql } from "kysely";
import type { Db, Trx } from "../../database/connect.ts";
import type { WebhooksTable } from "../../database/tables/partner-tables.ts";

const countOf = (which: ReturnType<typeof sql>) => sql<number>`(select count(*)::integer from webhook_messages
  where webhook_messages.webhook_id = webhooks.id and ${which})`;

/** The addresses of a partner with what waits for each, those that are told first. */
export function listWebhookRows(db: Db | Trx, partnerId: number) {
  return selectWebhooks(db)
    .where("webhooks.partner_id", "=", partnerId)
    .orderBy(sql`webhooks.ended_at is not null`)
    .orderBy("webhooks.id", "desc")
    .execute();
}

export function findWebhook(db: Db | Trx, id: number) {
  return selectWebhooks(db).where("webhooks.id", "=", id).executeTakeFirst();
}

export async function countTold(trx: Trx, partnerId: number): Promise<number> {
  const { told } = await trx
    .selectFrom("webhooks")
    .select((eb) => eb.fn.countAll<string>().as("told"))
    .where("partner_id", "=", partnerId)
    .where("ended_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(told);
}

export async function insertWebhook(trx: Trx, row: Insertable<WebhooksTable>): Promise<number> {
  const { id } = await trx.insertInto("webhooks").values(row).returning("id").executeTakeFirstOrThrow();
  return id;
}

/** Changes an address that is told; false where it isn't any more. */
export async function updateWebhook(
  db: Db | Trx,
  { id, changes }: { id: number; changes: Updateable<WebhooksTable> },
): Promise<boolean> {
  const updated = await db
    .updateTable("webhooks")
    .set(changes)
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Another key from now on, beside the one before for a while. */
export async function renewGeneration(
  trx: Trx,
  { id, until }: { id: number; until: Date },
): Promise<boolean> {
  const updated = await trx
    .updateTable("webhooks")
    .set((eb) => ({ key_generation: eb("key_generation", "+", 1), old_key_until: until }))
    .where("id", "=", id)
    .where("ended_at", "is", null)
    .executeTakeFirst();
  return updated.numUpdatedRows > 0n;
}

/** Gives up what waits for an address. */
export async function giveUpMessages(
  db: Db | Trx,
  { id, why, now }: { id: number; why: string; now: Date },
): Promise<void> {
  await db
    .updateTable("webhook_messages")
    .set({ failed_at: now, last_error: why, claimed_until: null })
    .where("webhook_id", "=", id)
    .where("sent_at", "is", null)
    .where("failed_at", "is", null)
    .execute();
}

function selectWebhooks(db: Db | Trx) {
  return db
    .selectFrom("webhooks")
    .innerJoin("accounts as maker", "maker.id", "webhooks.made_by")
    .selectAll("webhooks")
    .select([
      "maker.first_name as maker_first_name",
      "maker.last_name as maker_last_name",
      countOf(sql`sent_at is null and failed_at is null`).as("waiting"),
      countOf(sql`failed_at is not null`).as("failed"),
      sql<Date | null>`(select max(sent_at) from webhook_messages where webhook_messages.webhook_id = webhooks.id)`.as(
        "last_sent_at",
      ),
    ]);
}
