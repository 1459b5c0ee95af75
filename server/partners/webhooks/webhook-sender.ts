import type { FastifyBaseLogger } from "fastify";
import { SECOND_MS } from "../../../domain/time-units.ts";
import type { Db } from "../../database/connect.ts";
import { webhookHeaders } from "../../http/webhook-headers.ts";
import type { Clock } from "../../process/clock.ts";
import { type Reach, postWebhook } from "./post-webhook.ts";
import type { WebhookKeys } from "./webhook-keys.ts";
import { claimMessages, listDueWebhooks, noteAttempt, releaseMessages } from "./webhook-messages.queries.ts";
import { WebhookUnsent } from "./webhook-unsent.ts";
import { nextAttempt } from "./webhook-waits.ts";
import { findWebhook, giveUpMessages, updateWebhook } from "./webhooks.queries.ts";

/** How many messages one receiver gets side by side, each of another ride. */
const AT_ONCE = 4;
/** How many receivers are written to side by side. */
const MOST_RECEIVERS = 50;
/** Longer than an attempt and its record can take. */
const CLAIM_MS = 60 * SECOND_MS;

type Dependencies = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  keys: WebhookKeys;
  reach: Reach;
  /** A number from 0 to 1, for the jitter of waits. */
  chance?: () => number;
};

type Claimed = Awaited<ReturnType<typeof claimMessages>>[number];
type Receiver = NonNullable<Awaited<ReturnType<typeof findWebhook>>>;

/** Sends what is due, to each receiver by itself: one that hangs delays no other. Several servers may each have one. */
export class WebhookSender {
  readonly #dependencies: Dependencies;
  readonly #busy = new Map<number, Promise<void>>();
  #stopping = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Begins with every receiver that something is due for, and waits for none. */
  async begin(): Promise<void> {
    const { db, clock, log } = this.#dependencies;
    for (const id of await listDueWebhooks(db, clock.now())) {
      if (this.#stopping || this.#busy.size >= MOST_RECEIVERS) return;
      if (this.#busy.has(id)) continue;
      const sending = this.#sendTo(id)
        .catch((error: unknown) => log.error({ err: error, webhook: id }, "a webhook could not be sent"))
        .finally(() => this.#busy.delete(id));
      this.#busy.set(id, sending);
    }
  }

  /** Resolves once nothing is being sent. */
  async idle(): Promise<void> {
    await Promise.all(this.#busy.values());
  }

  /** Begins nothing more, and waits for what is being sent. */
  async stop(): Promise<void> {
    this.#stopping = true;
    await this.idle();
  }

  async #sendTo(id: number): Promise<void> {
    const { db, clock } = this.#dependencies;
    while (!this.#stopping) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const claimed = await claimMessages(db, { webhookId: id, now, until, limit: AT_ONCE });
      if (claimed.length === 0) return;
      const receiver = await findWebhook(db, id);
      if (!receiver || receiver.ended_at) return releaseMessages(db, claimed.map(idOf));
      await Promise.all(claimed.map((message) => this.#send(message, receiver)));
    }
  }

  async #send(message: Claimed, receiver: Receiver): Promise<void> {
    const { db, clock, keys, reach } = this.#dependencies;
    const { id, type, data, created_at } = message;
    const at = clock.now();
    const body = JSON.stringify({ type, timestamp: created_at.toISOString(), data });
    const headers = webhookHeaders({ id: messageId(message), at, body, keys: keys.signing(receiver, at) });
    try {
      await postWebhook({ url: receiver.url, body, headers }, reach);
    } catch (error) {
      return this.#keepForLater(message, receiver, error);
    }
    await noteAttempt(db, { id, sent_at: clock.now(), last_error: null });
  }

  async #keepForLater({ id, attempts }: Claimed, receiver: Receiver, error: unknown): Promise<void> {
    if (!(error instanceof WebhookUnsent)) throw error;
    const { db, clock, log, chance = Math.random } = this.#dependencies;
    const { reason, retryAfter } = error;
    const now = clock.now();
    if (reason === "http_410") {
      await updateWebhook(db, { id: receiver.id, changes: { ended: "gone", ended_at: now } });
      await giveUpMessages(db, { id: receiver.id, why: reason, now });
      return;
    }
    const next = nextAttempt({ attempts, retryAfter, now, chance: chance() });
    const over = next === null;
    await noteAttempt(db, {
      id,
      last_error: reason,
      ...(over ? { failed_at: now } : { next_attempt_at: next }),
    });
    log.warn({ webhook: receiver.id, message: id, attempts, reason, over }, "a webhook was not taken");
  }
}

function idOf({ id }: Claimed): number {
  return id;
}

/** The same at every attempt and on every server; the time makes it differ from another installation's. */
function messageId({ id, created_at }: Claimed): string {
  return `msg_${created_at.getTime().toString(36)}_${id}`;
}
