import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../clock.ts";
import { getCompany } from "../company/company-profile.ts";
import type { Db } from "../database/connect.ts";
import { ACCOUNT_MESSAGES } from "./message-kinds.ts";
import { claimDue, discardDue, markSent, markUnsent } from "./outbox.queries.ts";
import { type House, renderMessage } from "./render-message.ts";
import { type Transport, Undelivered, reasonOf } from "./transport.ts";

/** The ways out of the house; without a gateway what was meant for it is let go. */
export type Transports = { email: Transport; push: Transport; webhook: Transport | null };

type Dependencies = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  publicUrl: string;
  transports: Transports;
};

const AT_ONCE = 20;
/** Longer than the slowest transport waits: what is still claimed after it was lost with its server. */
const CLAIM_MS = 2 * 60_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 2 * 60 * 60_000;
/** With the waits between them the last attempt is most of a day after the first. */
const MOST_ATTEMPTS = 14;

type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/** Sends what stands in the outbox. Several servers may each have one. */
export class OutboxWorker {
  readonly #house: Dependencies;

  constructor(house: Dependencies) {
    this.#house = house;
  }

  /** Sends everything that is due by the clock, and returns how many messages went. */
  async sendDue(): Promise<number> {
    const { db, clock, transports, publicUrl } = this.#house;
    if (!transports.webhook) await discardDue(db, { channel: "webhook", now: clock.now() });
    let sent = 0;
    for (;;) {
      const now = clock.now();
      const until = new Date(now.getTime() + CLAIM_MS);
      const claimed = await claimDue(db, { now, until, limit: AT_ONCE });
      if (claimed.length === 0) return sent;
      const house = { company: (await getCompany(db)).company, publicUrl };
      const outcomes = await Promise.all(claimed.map((message) => this.#send(message, house)));
      sent += outcomes.filter(Boolean).length;
    }
  }

  async close(): Promise<void> {
    const { email, push, webhook } = this.#house.transports;
    await Promise.all([email.close?.(), push.close?.(), webhook?.close?.()]);
  }

  async #send(claimed: Claimed, house: House): Promise<boolean> {
    const { db, clock, transports } = this.#house;
    const wipe = ACCOUNT_MESSAGES.some((kind) => kind === claimed.kind);
    try {
      const transport = transports[claimed.channel];
      if (!transport) throw new Undelivered("no_gateway", true);
      await transport.send({
        messageId: messageId(claimed),
        kind: claimed.kind,
        language: claimed.language,
        recipient: claimed.recipient,
        createdAt: claimed.created_at,
        message: renderMessage(claimed, house),
      });
    } catch (error) {
      await this.#keepForLater(claimed, error, wipe);
      return false;
    }
    await markSent(db, { id: claimed.id, now: clock.now(), wipe });
    return true;
  }

  async #keepForLater(claimed: Claimed, error: unknown, wipe: boolean): Promise<void> {
    const { db, clock, log } = this.#house;
    const { id, kind, channel, attempts } = claimed;
    const reason = reasonOf(error);
    const now = clock.now();
    const over = (error instanceof Undelivered && error.forGood) || attempts >= MOST_ATTEMPTS;
    const again = over ? null : new Date(now.getTime() + waitAfter(attempts));
    await markUnsent(db, { id, reason, now, again, wipe });
    log.warn(
      { message: id, kind, channel, attempts, reason, over },
      over ? "gave up on a message" : "a message will be tried again",
    );
  }
}

/** Each wait is twice the one before, up to the longest. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** The same at every attempt and on every server; another installation's are different by their time. */
function messageId({ id, created_at }: Claimed): string {
  return `${created_at.getTime().toString(36)}-${id}`;
}
