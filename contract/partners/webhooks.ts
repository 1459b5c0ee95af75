import { z } from "zod";

/** The most addresses of one partner that are told. */
export const MOST_WEBHOOKS = 5;
/** How long both keys sign after a new one was made. */
export const OLD_KEY_HOURS = 24;

const URL_SENTENCE = "An address is like https://www.hotel.com/taxi and begins with https.";

/** An address of a partner's system that is told of its rides. */
const webhookUrl = z
  .url({ protocol: /^https$/, error: URL_SENTENCE })
  .max(500, "Use no more than 500 characters.")
  .refine((text) => {
    if (!URL.canParse(text)) return false;
    const { username, password, hash } = new URL(text);
    return username === "" && password === "" && hash === "";
  }, URL_SENTENCE);

export const newWebhookSchema = z.object({ url: webhookUrl }).meta({ id: "NewWebhook" });

export const webhookSchema = z
  .object({
    id: z.int(),
    url: z.string(),
    made_at: z.string(),
    made_by: z.string(),
    /** `gone`: its receiver said that it is gone (410). */
    ended: z.enum(["removed", "gone"]).nullable(),
    ended_at: z.string().nullable(),
    /** Until when messages are signed with the key before as well. */
    old_key_until: z.string().nullable(),
    /** Messages that wait or are tried again, and those that were given up. */
    waiting: z.int(),
    failed: z.int(),
    last_sent_at: z.string().nullable(),
  })
  .meta({ id: "Webhook" });
export type Webhook = z.infer<typeof webhookSchema>;

/** With the key that its messages are signed with, which is shown once. */
export const madeWebhookSchema = webhookSchema.extend({ secret: z.string() }).meta({ id: "MadeWebhook" });
export type MadeWebhook = z.infer<typeof madeWebhookSchema>;

export const webhookMessageSchema = z
  .object({
    id: z.int(),
    type: z.string(),
    ride_id: z.int().nullable(),
    reference: z.string().nullable(),
    status: z.string().nullable(),
    created_at: z.string(),
    attempts: z.int(),
    /** Null once it was sent or given up. */
    next_attempt_at: z.string().nullable(),
    sent_at: z.string().nullable(),
    failed_at: z.string().nullable(),
    /** Why the last attempt failed, such as http_500 or timeout. */
    last_error: z.string().nullable(),
  })
  .meta({ id: "WebhookMessage" });
export type WebhookMessage = z.infer<typeof webhookMessageSchema>;
