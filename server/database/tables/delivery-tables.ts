import type { ColumnType, Generated } from "kysely";
import type { Id, Instant, MaybeInstant, Maybe, Json } from "./columns.ts";

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

export type OutboxTable = {
  id: Id;
  kind: string;
  channel: "email" | "webhook" | "push";
  recipient: string;
  language: string;
  payload: Json;
  ride_id: Maybe<number>;
  /** Whose account it is about, where it is about one. */
  account_id: Maybe<number>;
  attempts: Generated<number>;
  next_attempt_at: Instant;
  claimed_until: MaybeInstant;
  sent_at: MaybeInstant;
  failed_at: MaybeInstant;
  last_error: Maybe<string>;
  created_at: Instant;
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
