import { z } from "zod";

/** Topics of a message to the company. */
const MESSAGE_TOPICS = ["contact", "tour", "vip", "lost_item", "group"] as const;
export const messageTopicSchema = z.enum(MESSAGE_TOPICS);
export type MessageTopic = (typeof MESSAGE_TOPICS)[number];
