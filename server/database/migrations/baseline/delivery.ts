/** Things that are sent out: answers to repeat, live events, messages to people, push subscriptions, and what phones were sent or want no more. */
export const DELIVERY: readonly string[] = [
  `create table idempotency_keys (
    caller text not null,
    key text not null,
    request_hash text not null,
    status integer,
    body text,
    created_at timestamptz not null,
    primary key (caller, key)
  )`,
  `create index idempotency_keys_age on idempotency_keys (created_at)`,
  `create table events (
    id bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    type text not null,
    ride_id integer,
    driver_id integer,
    audience jsonb not null default '{}',
    at timestamptz not null
  )`,
  `create index events_order on events (xid, id)`,
  `create index events_age on events (at)`,
  `create index events_of_ride on events (ride_id, id desc) where ride_id is not null`,
  `create table outbox (
    id bigint generated always as identity primary key,
    kind text not null,
    channel text not null check (channel in ('email', 'phone', 'push')),
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
    created_at timestamptz not null,
    account_id integer references accounts (id),
    gateway text check (gateway in ('whatsapp', 'sms', 'webhook')),
    failed_gateways text[] not null default '{}',
    report text check (report in ('delivered', 'read', 'failed')),
    reported_at timestamptz,
    sent_again_at timestamptz,
    capped boolean
  )`,
  `create index outbox_due on outbox (next_attempt_at, id) where sent_at is null and failed_at is null`,
  `create index outbox_mails_of_recipient on outbox (lower(recipient), created_at) where channel = 'email'`,
  `create index outbox_of_account on outbox (account_id) where account_id is not null`,
  `create index outbox_of_ride on outbox (ride_id) where ride_id is not null`,
  `-- Those that did not go are looked for among the many that did.
  create index outbox_not_sent on outbox (id) where sent_at is null or failed_at is not null`,
  `create table push_subscriptions (
    endpoint text primary key,
    account_id integer not null references accounts (id),
    p256dh text not null,
    auth text not null,
    language text not null,
    created_at timestamptz not null,
    session_id uuid references sessions (id) on delete cascade
  )`,
  `create index push_subscriptions_of_account on push_subscriptions (account_id)`,
  `create index push_subscriptions_of_session on push_subscriptions (session_id)`,
  `create table phone_stops (
    phone text primary key,
    gateway text not null check (gateway in ('whatsapp', 'sms')),
    stopped_at timestamptz not null
  )`,
  `create table phone_message_counts (
    day date not null,
    prefix text not null,
    messages integer not null,
    primary key (day, prefix)
  )`,
];
