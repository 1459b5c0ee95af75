import { createHmac } from "node:crypto";
import { dialledPhone } from "../../domain/accounts/phone-number.ts";
import { webhookHeaders, webhookKeyOf } from "../http/webhook-headers.ts";
import type { Clock } from "../process/clock.ts";
import { type Outgoing, type Transport, Undelivered, reasonOf } from "./transport.ts";

const TIMEOUT_MS = 10_000;

type Settings = { url: string; secret: string; clock: Clock };

/**
 * Hands messages for a person's phone to a gateway (SMS, WhatsApp) as JSON, signed by Standard Webhooks with WEBHOOK_SECRET. The signature of
 * before stands beside it for one release: `X-Trupial-Signature` is `t=<seconds>,v1=<hex>`, the HMAC-SHA256 of `<seconds>.<body>`.
 */
export function createWebhookTransport({ url, secret, clock }: Settings): Transport {
  return {
    atOnce: 10,
    deadlineMs: TIMEOUT_MS + 2_000,
    async send(outgoing) {
      const body = JSON.stringify(content(outgoing));
      const at = clock.now();
      const seconds = Math.floor(at.getTime() / 1_000);
      const response = await fetch(url, {
        method: "POST",
        redirect: "error",
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: {
          "Content-Type": "application/json",
          ...webhookHeaders({ id: outgoing.messageId, at, body, keys: [webhookKeyOf(secret)] }),
          "X-Trupial-Message-Id": outgoing.messageId,
          "X-Trupial-Signature": `t=${seconds},v1=${sign(secret, seconds, body)}`,
        },
        body,
      }).catch((error: unknown) => {
        throw new Undelivered(reasonOf((error as Error).cause ?? error));
      });
      await response.body?.cancel();
      if (!response.ok) throw new Undelivered(`http_${response.status}`);
    },
  };
}

/** The signature of a body at a second. */
export function sign(secret: string, seconds: number, body: string): string {
  return createHmac("sha256", secret).update(`${seconds}.${body}`).digest("hex");
}

function content({ messageId, kind, language, recipient, message, createdAt }: Outgoing) {
  return {
    id: messageId,
    kind,
    language,
    to: dialledPhone(recipient) ?? recipient,
    text: message.short,
    link: message.link,
    created_at: createdAt.toISOString(),
    ride: message.ride && {
      reference: message.ride.reference,
      status: message.ride.status,
      ride_datetime: message.ride.rideDatetime,
      rider_name: message.ride.riderName,
      driver: message.ride.driver,
    },
  };
}
