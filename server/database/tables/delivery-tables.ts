import type { ColumnType, Generated } from "kysely";
import type { PhoneGateway } from "../../../contract/company/phone-messages.ts";
import type { Day, Id, Instant, MaybeInstant, Maybe, Json } from "./columns.ts";

export type IdempotencyKeysTable = {
  caller: string;
  key: string;
  request_hash: string;
  status: Maybe<number>;
  body: Maybe<string>;
  created_at: Instant;
};

export type EventsTable = {
  id: Id;
  xid: Generated<string>;
  type: string;
  ride_id: Maybe<number>;
  driver_id: Maybe<number>;
  audience: ColumnType<Record<string, unknown>, string | undefined, string>;
  at: Instant;
};

/** Whose lists of rides a change may have changed; `pool` those of every driver. Written by triggers. */
export type ListChangesTable = {
  xid: Generated<string>;
  id: Id;
  rider_id: Maybe<number>;
  driver_id: Maybe<number>;
  pool: Generated<boolean>;
  everyone: Generated<boolean>;
  at: Generated<Date>;
};

export type OutboxTable = {
  id: Id;
  kind: string;
  channel: "email" | "phone" | "push";
  recipient: string;
  language: string;
  payload: Json;
  ride_id: Maybe<number>;
  /** Whose account it is about, where it is about one. */
  account_id: Maybe<number>;
  /** Somebody without any tie to the company can cause it, so it counts to what its recipient may get in a day; false where the office itself sends it. */
  capped: Maybe<boolean>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
  claimed_until: MaybeInstant;
  sent_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
  /** Which way to the phone it was handed to last, and those that could not deliver it. */
  gateway: Maybe<PhoneGateway>;
  failed_gateways: Generated<string[]>;
  report: Maybe<"delivered" | "read" | "failed">;
  reported_at: MaybeInstant;
  /** When the office sent another in its place. */
  sent_again_at: MaybeInstant;
  created_at: Instant;
};

/** Phones whose owners want no messages. */
export type PhoneStopsTable = { phone: string; gateway: "whatsapp" | "sms"; stopped_at: Instant };

/** Messages that cost money, by the island's day and how their numbers begin; '' counts them all. */
export type PhoneMessageCountsTable = { day: Day; prefix: string; messages: number };

/** The key of the marks in `recipient_counts`; it is in no backup, so what a backup holds of them names nobody. */
export type RecipientKeyTable = { id: Generated<number>; key: string };

/** How many messages of a purpose went to a recipient in an hour: written by a trigger, and by what sends to phones. */
export type RecipientCountsTable = {
  /** `recipient_mark` of the address or the number. */
  recipient: string;
  purpose: "mail" | "link" | "code" | "phone";
  hour: Instant;
  messages: number;
};

/** Told once before each moment that a ride was to begin. */
export type RideRemindersTable = {
  ride_id: number;
  hours_before: number;
  pickup_at: Instant;
  told_at: Instant;
};

export type PushSubscriptionsTable = {
  endpoint: string;
  account_id: number;
  session_id: string | null;
  p256dh: string;
  auth: string;
  language: string;
  created_at: Instant;
};
