import { z } from "zod";
import { phoneGatewaySchema } from "../company/phone-messages.ts";

export const MESSAGE_CHANNELS = ["email", "phone", "push"] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** `failed` is tried again by itself; `given_up` is not. */
export const SENDING_STATES = ["waiting", "sent", "failed", "given_up"] as const;
export type SendingState = (typeof SENDING_STATES)[number];

/**
 * Whether the office can send a message again: it can; it is a secret that is wiped, so that only its owner gets another;
 * it says what is no longer so; another has taken its place; or there is no need to.
 */
const SENDING_AGAIN = ["possible", "secret", "past", "done", "needless"] as const;
export type SendingAgain = (typeof SENDING_AGAIN)[number];

/** A message that the product sends or has sent, as the staff see it. */
export const sentMessageSchema = z
  .object({
    id: z.int(),
    /** Its subject: one of the product's kinds, or one that is added later. */
    kind: z.string(),
    channel: z.enum(MESSAGE_CHANNELS),
    /** The gateway that took a message to a phone. */
    gateway: phoneGatewaySchema.nullable(),
    to: z.enum(["passenger", "driver", "account", "office"]),
    /** Whose it is, as far as somebody knows it again who has it before them; null for a browser. */
    recipient: z.string().nullable(),
    /** The ride it is about. */
    ride: z.object({ id: z.int(), reference: z.string() }).nullable(),
    /** The user name of the account it is for, where there is one. */
    account: z.string().nullable(),
    state: z.enum(SENDING_STATES),
    /** The report of a gateway on a message that was sent. */
    report: z.enum(["delivered", "read"]).nullable(),
    /** A code of what went wrong last; null where nothing did. */
    reason: z.string().nullable(),
    attempts: z.int(),
    created_at: z.iso.datetime(),
    /** When it went, or was given up. */
    ended_at: z.iso.datetime().nullable(),
    /** When it is tried for the first time, or again. */
    next_attempt_at: z.iso.datetime().nullable(),
    sent_again_at: z.iso.datetime().nullable(),
    again: z.enum(SENDING_AGAIN),
  })
  .meta({ id: "SentMessage" });
export type SentMessage = z.infer<typeof sentMessageSchema>;
