import { SECRET_NOTIFICATIONS } from "../../contract/notifications/message-kinds.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Clock } from "../process/clock.ts";
import { getCompany } from "../company/company-profile.ts";
import { readSmallLogo } from "../company/logo/company-logo.ts";
import { readTaxRates } from "../company/tax-rates.ts";
import type { Db } from "../database/connect.ts";
import type { DrawTrip } from "../places/picture/trip-pictures.ts";
import { LOGO_SIDE } from "./mail-as-html.ts";
import { PICTURED_NOTIFICATIONS, rideFactsSchema } from "./notification-kinds.ts";
import {
  type OutboxChannel,
  claimDue,
  discardDue,
  markSent,
  markUnsent,
  releaseClaims,
} from "./outbox.queries.ts";
import { renderNotification } from "./rendering/render-notification.ts";
import type { Sender, TripPicture } from "./rendering/rendering.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "./transport.ts";

/** How notifications are sent; without a gateway what was meant for it is dropped. */
export type Transports = { email: Transport; push: Transport; phone: Transport | null };

type Dependencies = {
  db: Db;
  clock: Clock;
  log: FastifyBaseLogger;
  publicUrl: string;
  transports: Transports;
  /** Draws the way of a ride for its mails, and says whose data it is. */
  pictures: { drawTrip: DrawTrip; readonly credits: readonly string[] };
};

export const CHANNELS: readonly OutboxChannel[] = ["email", "push", "phone"];

const AT_ONCE = 20;
const DEADLINE_MS = 20_000;
/** How many messages of a batch each sender of a channel gets. */
const ROUNDS = 4;
/** The time it takes to record a message's result, with room for a slow database. */
const BOOKKEEPING_MS = 30_000;
const FIRST_WAIT_MS = 30_000;
const LONGEST_WAIT_MS = 2 * 60 * 60_000;
/** With the waits between them the last attempt is most of a day after the first. */
const MOST_ATTEMPTS = 14;

type Claimed = Awaited<ReturnType<typeof claimDue>>[number];

/** Sends what is in the outbox. Several servers may each have one. */
export class OutboxWorker {
  readonly #dependencies: Dependencies;
  #stopping = false;
  /** Taken, but not yet being sent. */
  readonly #taken = new Set<Claimed[]>();

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Sends everything that is due by the clock, each channel by itself, and returns how many messages went. */
  async sendDue(): Promise<number> {
    const sent = await Promise.all(CHANNELS.map((channel) => this.sendDueOf(channel)));
    return sent.reduce((sum, count) => sum + count, 0);
  }

  /** Sends what is due of one channel: another that hangs does not delay it. */
  async sendDueOf(channel: OutboxChannel): Promise<number> {
    const { db, clock, transports, publicUrl } = this.#dependencies;
    const transport = transports[channel];
    if (!transport) {
      await discardDue(db, { channel, now: clock.now() });
      return 0;
    }
    const limit = batchOf(transport);
    let sent = 0;
    while (!this.#stopping) {
      const now = clock.now();
      const until = new Date(now.getTime() + claimMsOf(transport));
      const claimed = await claimDue(db, { channel, now, until, limit, longestWaitMs: LONGEST_WAIT_MS });
      if (claimed.length === 0) return sent;
      const { company } = await getCompany(db);
      const logo = channel === "email" ? await readSmallLogo(db, 2 * LOGO_SIDE) : null;
      const sender = { company, publicUrl, taxRates: await readTaxRates(db), ...(logo && { logo }) };
      sent += await this.#sendAll(claimed, transport, sender);
    }
    return sent;
  }

  /** Starts sending nothing more and gives back what was taken; what is being sent is not waited for. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const unbegun = [...this.#taken].flatMap((batch) => batch.splice(0));
    if (unbegun.length > 0) {
      await releaseClaims(
        this.#dependencies.db,
        unbegun.map(({ id }) => id),
      );
    }
  }

  async #sendAll(claimed: Claimed[], transport: Transport, sender: Sender): Promise<number> {
    let sent = 0;
    this.#taken.add(claimed);
    const send = async () => {
      for (let next = claimed.shift(); next; next = claimed.shift()) {
        if (await this.#send(next, transport, sender)) sent += 1;
      }
    };
    try {
      await Promise.all(Array.from({ length: transport.atOnce ?? AT_ONCE }, send));
    } finally {
      this.#taken.delete(claimed);
    }
    return sent;
  }

  async close(): Promise<void> {
    const { email, push, phone } = this.#dependencies.transports;
    await Promise.all([email.close?.(), push.close?.(), phone?.close?.()]);
  }

  async #send(claimed: Claimed, transport: Transport, sender: Sender): Promise<boolean> {
    const { db, clock } = this.#dependencies;
    const wipe = SECRET_NOTIFICATIONS.some((kind) => kind === claimed.kind);
    try {
      await withinDeadline(transport, {
        id: claimed.id,
        messageId: messageId(claimed),
        kind: claimed.kind,
        language: claimed.language,
        recipient: claimed.recipient,
        createdAt: claimed.created_at,
        message: renderNotification(claimed, sender, await this.#pictureFor(claimed)),
      });
    } catch (error) {
      await this.#keepForLater(claimed, error, wipe);
      return false;
    }
    await markSent(db, { id: claimed.id, now: clock.now(), wipe });
    return true;
  }

  /** Null where the mail shows none, and where none can be drawn: a mail goes without it rather than not. */
  async #pictureFor({ id, kind, channel, payload }: Claimed): Promise<TripPicture | null> {
    if (channel !== "email" || !PICTURED_NOTIFICATIONS.some((pictured) => pictured === kind)) return null;
    const { drawTrip, credits } = this.#dependencies.pictures;
    const { ends } = rideFactsSchema.parse(payload);
    try {
      const png = ends ? await drawTrip(ends) : null;
      return png && { png, credits: credits.join(" · ") };
    } catch (error) {
      this.#dependencies.log.warn({ message: id, reason: reasonOf(error) }, "a mail goes without its map");
      return null;
    }
  }

  async #keepForLater(claimed: Claimed, error: unknown, wipe: boolean): Promise<void> {
    const { db, clock, log } = this.#dependencies;
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

/** How many messages are taken at once, and for how long: always longer than sending all of them can take. */
export function batchOf({ atOnce = AT_ONCE }: Transport): number {
  return atOnce * ROUNDS;
}

export function claimMsOf(transport: Transport): number {
  const { atOnce = AT_ONCE, deadlineMs = DEADLINE_MS } = transport;
  return Math.ceil(batchOf(transport) / atOnce) * deadlineMs + BOOKKEEPING_MS;
}

async function withinDeadline(transport: Transport, outgoing: Outgoing): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      transport.reset?.();
      reject(new Undelivered("deadline"));
    }, transport.deadlineMs ?? DEADLINE_MS);
  });
  try {
    await Promise.race([transport.send(outgoing), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Each wait is twice the one before, up to the longest. */
function waitAfter(attempts: number): number {
  return Math.min(FIRST_WAIT_MS * 2 ** (attempts - 1), LONGEST_WAIT_MS);
}

/** The same at every attempt and on every server; the time makes it differ from another installation's. */
function messageId({ id, created_at }: Claimed): string {
  return `${created_at.getTime().toString(36)}-${id}`;
}
