import { type Kysely, sql } from "kysely";

/** What is sent out: answers to repeat, live events, messages to people, push subscriptions. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      caller text not null,
      key text not null,
      request_hash text not null,
      status integer,
      body text,
      created_at timestamptz not null,
      primary key (caller, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);
  await sql`
    create table events (
      id bigint generated always as identity primary key,
      xid xid8 not null default pg_current_xact_id(),
      type text not null,
      ride_id integer,
      driver_id integer,
      audience jsonb not null default '{}',
      at timestamptz not null
    )`.execute(db);
  await sql`create index events_order on events (xid, id)`.execute(db);
  await sql`create index events_age on events (at)`.execute(db);
  await sql`create index events_of_ride on events (ride_id, id desc) where ride_id is not null`.execute(db);
  await sql`
    create table outbox (
      id bigint generated always as identity primary key,
      kind text not null,
      channel text not null check (channel in ('email', 'webhook', 'push')),
      recipient text not null,
      language text not null,
      payload jsonb not null,
      ride_id integer references rides (id),
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      claimed_until timestamptz,
      sent_at timestamptz,
      failed_at timestamptz,
      last_error text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index outbox_due on outbox (next_attempt_at, id) where sent_at is null and failed_at is null`.execute(
    db,
  );
  await sql`
    create table push_subscriptions (
      endpoint text primary key,
      account_id integer not null references accounts (id),
      p256dh text not null,
      auth text not null,
      language text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index push_subscriptions_of_account on push_subscriptions (account_id)`.execute(db);
}
