import { type Kysely, sql } from "kysely";

/** Which gateway takes a message to a phone and what became of it, what it may cost, who wants none, and reminders. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table outbox
    add column gateway text check (gateway in ('whatsapp', 'sms', 'webhook')),
    add column failed_gateways text[] not null default '{}',
    add column report text check (report in ('delivered', 'read', 'failed')),
    add column reported_at timestamptz`.execute(db);
  await sql`create index outbox_of_ride on outbox (ride_id) where ride_id is not null`.execute(db);
  await sql`alter table rides
    add column whatsapp_consent boolean not null default false,
    add column time_told_at timestamptz`.execute(db);
  await sql`alter table company_profile add column phone_messages jsonb not null default '{}'`.execute(db);
  await sql`create table phone_stops (
    phone text primary key,
    gateway text not null check (gateway in ('whatsapp', 'sms')),
    stopped_at timestamptz not null
  )`.execute(db);
  await sql`create table phone_message_counts (
    day date not null,
    prefix text not null,
    messages integer not null,
    primary key (day, prefix)
  )`.execute(db);
  await sql`create table ride_reminders (
    ride_id integer not null references rides (id) on delete cascade,
    hours_before smallint not null,
    pickup_at timestamptz not null,
    told_at timestamptz not null,
    primary key (ride_id, hours_before, pickup_at)
  )`.execute(db);
}
