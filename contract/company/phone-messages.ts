import { z } from "zod";

/** Carriers of a message to a phone. The first two cost money each time; the third is the company's own. */
export const PHONE_GATEWAYS = ["whatsapp", "sms", "webhook"] as const;
export type PhoneGateway = (typeof PHONE_GATEWAYS)[number];
export const phoneGatewaySchema = z.enum(PHONE_GATEWAYS);

const MOST_A_DAY = 100_000;
const PER_DAY = `Messages a day are a whole number from 0 to ${MOST_A_DAY}.`;
const PREFIX = "A country starts with +, like +599.";
const perDay = z.int(PER_DAY).min(0, PER_DAY).max(MOST_A_DAY, PER_DAY);
const PER_NUMBER = "Messages to one number a day are a whole number from 0 to 100.";
const perNumber = z.int(PER_NUMBER).min(0, PER_NUMBER).max(100, PER_NUMBER);
const RESERVED = "The share for codes and drivers is a whole number from 0 to 90 percent.";
const OPEN_TO = "A country starts with +, like +599; + alone is every country.";

const DEFAULTS = {
  unproved_per_number: 3,
  proved_per_number: 10,
  reserved_percent: 20,
  open_to: ["+599"],
  other_country_per_day: 100,
};

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
  /** Messages a day that a stranger to the company can cause for one number, by booking, changing and calling off. */
  unproved_per_number: perNumber,
  /** The same once a code that was sent to the number came back. */
  proved_per_number: perNumber,
  /** The percent of the day that is kept for codes and for drivers. */
  reserved_percent: z.int(RESERVED).min(0, RESERVED).max(90, RESERVED),
  /** Numbers that begin so are told of their rides at once; others when they are proved, or when dispatch booked for them. */
  open_to: z.array(z.string(OPEN_TO).regex(/^\+([1-9]\d{0,5})?$/, OPEN_TO)).max(50, "At most 50 countries."),
  /** The limit of each other country that has none of its own above. */
  other_country_per_day: perDay,
});
export type PhoneMessages = z.infer<typeof phoneMessagesSchema>;

const { shape } = phoneMessagesSchema;
/** The same as it is sent: a client of before the later settings leaves them as they are at first. */
export const phoneMessagesInput = phoneMessagesSchema.extend({
  unproved_per_number: shape.unproved_per_number.default(DEFAULTS.unproved_per_number),
  proved_per_number: shape.proved_per_number.default(DEFAULTS.proved_per_number),
  reserved_percent: shape.reserved_percent.default(DEFAULTS.reserved_percent),
  open_to: shape.open_to.default(DEFAULTS.open_to),
  other_country_per_day: shape.other_country_per_day.default(DEFAULTS.other_country_per_day),
});

export const DEFAULT_PHONE_MESSAGES: PhoneMessages = {
  order: [...PHONE_GATEWAYS],
  per_day: 1_000,
  countries: [],
  ...DEFAULTS,
};
