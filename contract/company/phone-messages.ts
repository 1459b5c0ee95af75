import { z } from "zod";

/** What carries a message to a phone. The first two cost money each time; the third is the company's own. */
export const PHONE_GATEWAYS = ["whatsapp", "sms", "webhook"] as const;
export type PhoneGateway = (typeof PHONE_GATEWAYS)[number];
export const phoneGatewaySchema = z.enum(PHONE_GATEWAYS);

const MOST_A_DAY = 100_000;
const PER_DAY = `Messages a day are a whole number from 0 to ${MOST_A_DAY}.`;
const PREFIX = "A country starts with +, like +599.";
const perDay = z.int(PER_DAY).min(0, PER_DAY).max(MOST_A_DAY, PER_DAY);

/** Which gateways are tried and in which order, and how many messages that cost money may go in a day. */
export const phoneMessagesSchema = z.object({
  /** The next is tried where one cannot deliver; one that is left out is not used. */
  order: z
    .array(phoneGatewaySchema)
    .max(PHONE_GATEWAYS.length)
    .refine((order) => new Set(order).size === order.length, "Name each gateway once."),
  per_day: perDay,
  /** By how a number begins; the longest that fits counts, beside the limit for all. */
  countries: z
    .array(z.object({ prefix: z.string(PREFIX).regex(/^\+[1-9]\d{0,5}$/, PREFIX), per_day: perDay }))
    .max(50, "At most 50 countries.")
    .refine(
      (countries) => new Set(countries.map(({ prefix }) => prefix)).size === countries.length,
      "Name each country once.",
    ),
});
export type PhoneMessages = z.infer<typeof phoneMessagesSchema>;

export const DEFAULT_PHONE_MESSAGES: PhoneMessages = {
  order: [...PHONE_GATEWAYS],
  per_day: 1_000,
  countries: [],
};
