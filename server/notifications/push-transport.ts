import webPush from "web-push";
import type { Clock } from "../process/clock.ts";
import type { Db } from "../database/connect.ts";
import type { PushKeys } from "./push-keys.ts";
import { findSubscription, removeSubscription } from "./push.queries.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "./transport.ts";

const TIMEOUT_MS = 10_000;
/** A push that cannot be shown within this time is of no use any more. */
const LIFE_SECONDS = 60 * 60;

/** Sends to a browser's push service. The default is the `web-push` package's own. */
export type SendPush = typeof webPush.sendNotification;

type Settings = {
  db: Db;
  clock: Clock;
  keys: PushKeys;
  /** The contact that a push service can write to about our messages, read each time because it can change. */
  contact: () => Promise<string>;
  sendPush?: SendPush | undefined;
};

/** Sends a push message to a browser. A subscription that the browser has ended is deleted. */
export function createPushTransport({ db, clock, keys, contact, sendPush }: Settings): Transport {
  const send = sendPush ?? webPush.sendNotification.bind(webPush);
  return {
    atOnce: 20,
    deadlineMs: TIMEOUT_MS + 5_000,
    async send(outgoing) {
      const subscription = await findSubscription(db, { endpoint: outgoing.recipient, now: clock.now() });
      if (!subscription) throw new Undelivered("unsubscribed", true);
      const { endpoint, p256dh, auth } = subscription;
      try {
        await send({ endpoint, keys: { p256dh, auth } }, content(outgoing), {
          vapidDetails: { subject: `mailto:${await contact()}`, ...keys },
          TTL: outgoing.message.lifeSeconds ?? LIFE_SECONDS,
          urgency: "high",
          timeout: TIMEOUT_MS,
        });
      } catch (error) {
        const status = (error as { statusCode?: unknown }).statusCode;
        if (status === 404 || status === 410) {
          await removeSubscription(db, { endpoint });
          throw new Undelivered("unsubscribed", true);
        }
        throw new Undelivered(typeof status === "number" ? `http_${status}` : reasonOf(error));
      }
    },
  };
}

/** A push as the service worker shows it; a second one about the same ride takes the place of the first. */
function content({ messageId, kind, message }: Outgoing): string {
  return JSON.stringify({
    id: messageId,
    kind,
    title: message.subject,
    body: message.short,
    url: new URL(message.link).pathname,
    tag: message.tag ?? (message.ride ? `ride-${message.ride.reference}` : messageId),
    ...(message.urgent && { urgent: true }),
  });
}
