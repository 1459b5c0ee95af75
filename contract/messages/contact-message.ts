import { z } from "zod";
import { languageSchema } from "../language-schema.ts";
import { messageTopicSchema } from "./message-topics.ts";

const instant = z.iso.datetime();

export const MESSAGE_STATES = ["open", "handled"] as const;

/** A message in the staff's inbox. */
export const contactMessageSchema = z
  .object({
    id: z.int(),
    topic: messageTopicSchema,
    subject: z.string(),
    name: z.string(),
    email: z.string(),
    phone: z.string().nullable(),
    message: z.string(),
    party_size: z.int().nullable(),
    date: z.string().nullable(),
    language: languageSchema,
    received_at: instant,
    handled_at: instant.nullable(),
    handled_by: z.string().nullable(),
    /** The case that was made of it; null or missing where none was. */
    case_id: z.int().nullable().optional(),
    /** Answers that the office sent from here, the oldest first. */
    answers: z.array(z.object({ text: z.string(), at: instant, by: z.string().nullable() })).optional(),
  })
  .meta({ id: "ContactMessage" });

export type ContactMessage = z.infer<typeof contactMessageSchema>;
