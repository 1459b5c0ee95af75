import { createHmac } from "node:crypto";

type Signed = {
  /** The same at every attempt, so that a receiver knows a double. */
  id: string;
  at: Date;
  body: string;
  /** One signature for each: two while a key changes. */
  keys: readonly Buffer[];
};

/** The headers of a message by Standard Webhooks, whose signature is over id, time and body. */
export function webhookHeaders({ id, at, body, keys }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1_000));
  const signatures = keys.map(
    (key) => `v1,${createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64")}`,
  );
  return { "webhook-id": id, "webhook-timestamp": seconds, "webhook-signature": signatures.join(" ") };
}

const MARK = "whsec_";

/** A key as its receiver puts it into a library. */
export function webhookKeyText(key: Buffer): string {
  return MARK + key.toString("base64");
}

/** The bytes of a key: of text that is no such key, its own. */
export function webhookKeyOf(text: string): Buffer {
  return text.startsWith(MARK) ? Buffer.from(text.slice(MARK.length), "base64") : Buffer.from(text);
}
