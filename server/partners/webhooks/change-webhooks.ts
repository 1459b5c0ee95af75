import {
  MOST_WEBHOOKS,
  OLD_KEY_HOURS,
  type MadeWebhook,
  type Webhook,
  type WebhookMessage,
} from "../../../contract/partners/webhooks.ts";
import { fullName } from "../../../domain/accounts/full-name.ts";
import { HOUR_MS } from "../../../domain/time-units.ts";
import type { AuditAction } from "../../../contract/audit/audit-actions.ts";
import { recordAudit } from "../../audit/record-audit.ts";
import type { Db, Trx } from "../../database/connect.ts";
import { ApiError, notFound } from "../../http/api-error.ts";
import { webhookKeyText } from "../../http/webhook-headers.ts";
import { partnerSubject } from "../change-partners.ts";
import { expectPartner } from "../expect-partner.ts";
import type { WebhookKeys } from "./webhook-keys.ts";
import { insertMessage, listMessageRows, makeDueAgain } from "./webhook-messages.queries.ts";
import {
  countTold,
  findWebhook,
  giveUpMessages,
  insertWebhook,
  listWebhookRows,
  renewGeneration,
  updateWebhook,
} from "./webhooks.queries.ts";

type Change = { by: number; now: Date };
type Row = Awaited<ReturnType<typeof listWebhookRows>>[number];

const NO_WEBHOOK = "This address does not exist, or is told of nothing any more.";
const TOO_MANY = `A hotel or firm has at most ${MOST_WEBHOOKS} addresses. Remove one first.`;
const SHOWN_MESSAGES = 100;

/** The addresses of a hotel or firm. */
export async function readWebhooks(db: Db | Trx, partnerId: number): Promise<Webhook[]> {
  await expectPartner(db, partnerId);
  return (await listWebhookRows(db, partnerId)).map(presentWebhook);
}

/** Adds an address, with the key of its messages in this answer alone. */
export async function addWebhook(
  trx: Trx,
  { partnerId, url, keys, by, now }: Change & { partnerId: number; url: string; keys: WebhookKeys },
): Promise<MadeWebhook> {
  await expectPartner(trx, partnerId);
  if ((await countTold(trx, partnerId)) >= MOST_WEBHOOKS) throw new ApiError("invalid_input", TOO_MANY);
  const id = await insertWebhook(trx, { partner_id: partnerId, url, made_by: by, made_at: now });
  await note(trx, { action: "add_webhook", partnerId, url, by, now });
  return made(trx, id, keys);
}

/** Makes another key; the one before signs beside it for a day. */
export async function renewWebhookKey(
  trx: Trx,
  { id, keys, by, now }: Change & { id: number; keys: WebhookKeys },
): Promise<MadeWebhook> {
  const until = new Date(now.getTime() + OLD_KEY_HOURS * HOUR_MS);
  if (!(await renewGeneration(trx, { id, until }))) throw notFound(NO_WEBHOOK);
  const { partner_id: partnerId, url } = await getWebhook(trx, id);
  await note(trx, { action: "renew_webhook_key", partnerId, url, by, now });
  return made(trx, id, keys);
}

/** Ends an address, and gives up what waits for it. */
export async function removeWebhook(trx: Trx, { id, by, now }: Change & { id: number }): Promise<void> {
  if (!(await updateWebhook(trx, { id, changes: { ended: "removed", ended_at: now } }))) {
    throw notFound(NO_WEBHOOK);
  }
  await giveUpMessages(trx, { id, why: "removed", now });
  const { partner_id: partnerId, url } = await getWebhook(trx, id);
  await note(trx, { action: "remove_webhook", partnerId, url, by, now });
}

/** Queues a message that says no more than that it came. */
export async function testWebhook(trx: Trx, { id, now }: { id: number; now: Date }): Promise<void> {
  const webhook = await getWebhook(trx, id);
  if (webhook.ended_at) throw notFound(NO_WEBHOOK);
  const message = { webhook_id: id, type: "webhook.test", data: "{}", created_at: now };
  await insertMessage(trx, { ...message, next_attempt_at: now });
}

/** The last messages to an address, and what came of them. */
export async function readWebhookMessages(db: Db, webhookId: number): Promise<WebhookMessage[]> {
  await getWebhook(db, webhookId);
  const rows = await listMessageRows(db, { webhookId, limit: SHOWN_MESSAGES });
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    ride_id: row.ride_id,
    reference: row.data.reference ?? null,
    status: row.data.status ?? null,
    created_at: row.created_at.toISOString(),
    attempts: row.attempts,
    next_attempt_at: row.sent_at || row.failed_at ? null : row.next_attempt_at.toISOString(),
    sent_at: row.sent_at?.toISOString() ?? null,
    failed_at: row.failed_at?.toISOString() ?? null,
    last_error: row.last_error,
  }));
}

/** Sends a message again, whatever came of it. */
export async function replayMessage(trx: Trx, { id, by, now }: Change & { id: number }): Promise<void> {
  const message = await makeDueAgain(trx, { id, now });
  if (!message) throw notFound("This message does not exist, or its address is told of nothing any more.");
  const { partner_id: partnerId, url } = await getWebhook(trx, message.webhook_id);
  await note(trx, { action: "replay_webhook", partnerId, url, by, now });
}

async function made(trx: Trx, id: number, keys: WebhookKeys): Promise<MadeWebhook> {
  const row = await getWebhook(trx, id);
  return { ...presentWebhook(row), secret: webhookKeyText(keys.newest(row)) };
}

async function getWebhook(db: Db | Trx, id: number): Promise<Row> {
  const row = await findWebhook(db, id);
  if (!row) throw notFound(NO_WEBHOOK);
  return row;
}

function presentWebhook(row: Row): Webhook {
  return {
    id: row.id,
    url: row.url,
    made_at: row.made_at.toISOString(),
    made_by: fullName({ first_name: row.maker_first_name, last_name: row.maker_last_name }),
    ended: row.ended,
    ended_at: row.ended_at?.toISOString() ?? null,
    old_key_until: row.old_key_until?.toISOString() ?? null,
    waiting: row.waiting,
    failed: row.failed,
    last_sent_at: row.last_sent_at?.toISOString() ?? null,
  };
}

type Note = Change & { action: AuditAction; partnerId: number; url: string };

/** The log has the host alone: a path may hold a secret of the receiver's. */
async function note(trx: Trx, { action, partnerId, url, by, now }: Note): Promise<void> {
  const detail = { host: new URL(url).host };
  await recordAudit(trx, { actorId: by, action, subject: partnerSubject(partnerId), detail, at: now });
}
