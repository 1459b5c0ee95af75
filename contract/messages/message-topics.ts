import { z } from "zod";

/** What a message to the company is about. */
const MESSAGE_TOPICS = ["contact", "tour", "vip", "lost_item", "group"] as const;
export const messageTopicSchema = z.enum(MESSAGE_TOPICS);
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];
