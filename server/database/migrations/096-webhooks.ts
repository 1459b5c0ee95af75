import { type Kysely, sql } from "kysely";

/**
 * Addresses of partners' systems and the messages to them. The table of rides writes the messages itself, in the transaction of the change,
 * so that none is forgotten whatever changes a ride, and a ride on nobody's account costs nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table webhooks (
    id integer generated always as identity primary key,
    partner_id integer not null references partners (id),
    url text not null,
    key_generation integer not null default 1,
    old_key_until timestamptz,
    made_by integer not null references accounts (id),
    made_at timestamptz not null,
    ended text check (ended in ('removed', 'gone')),
    ended_at timestamptz
  )`.execute(db);
  await sql`create index webhooks_partner on webhooks (partner_id, id)`.execute(db);
  await sql`create table webhook_messages (
    id integer generated always as identity primary key,
    webhook_id integer not null references webhooks (id),
    type text not null,
    ride_id integer,
    data jsonb not null,
    created_at timestamptz not null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    claimed_until timestamptz,
    sent_at timestamptz,
    failed_at timestamptz,
    last_error text
  )`.execute(db);
  await sql`create index webhook_messages_due on webhook_messages (webhook_id, ride_id, id)
    where sent_at is null and failed_at is null`.execute(db);
  await sql`create index webhook_messages_listed on webhook_messages (webhook_id, id)`.execute(db);
  await sql`create index webhook_messages_created on webhook_messages (created_at)`.execute(db);
  // A driver who is only being asked isn't told of: to a passenger the ride still waits.
  await sql`create function queue_webhooks() returns trigger language plpgsql as $$
  begin
    insert into webhook_messages (webhook_id, type, ride_id, data, created_at, next_attempt_at)
    select webhooks.id, case when tg_op = 'INSERT' then 'ride.booked' else 'ride.changed' end, new.id,
      jsonb_build_object(
        'id', new.id, 'reference', new.reference, 'version', new.version, 'held', new.held, 'room', new.room,
        'status', case when new.status = 'Assigned' then 'Pending' else new.status end,
        'ride_datetime', to_char(new.ride_datetime at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'),
        'arrived', new.arrived_at is not null),
      new.updated_at, new.updated_at
    from webhooks where webhooks.partner_id = new.partner_id and webhooks.ended_at is null;
    return null;
  end $$`.execute(db);
  await sql`create trigger rides_told_insert after insert on rides
    for each row when (new.partner_id is not null and new.imported_at is null) execute function queue_webhooks()`.execute(
    db,
  );
  await sql`create trigger rides_told_update after update on rides
    for each row when (new.partner_id is not null and (
      new.trip_version <> old.trip_version or new.held <> old.held
      or old.partner_id is distinct from new.partner_id
      or (new.arrived_at is null) <> (old.arrived_at is null)
      or replace(new.status, 'Assigned', 'Pending') <> replace(old.status, 'Assigned', 'Pending')))
    execute function queue_webhooks()`.execute(db);
}
