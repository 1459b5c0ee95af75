import { type Kysely, sql } from "kysely";

/**
 * When an account's address was shown to be its owner's, whose account came of an application, and what a recipient was sent
 * within an hour: apart from the messages themselves, so that it stays when those go, and without anybody's address.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table accounts add column email_confirmed_at timestamptz`.execute(db);
  // The office made these for people it knows; riders registered themselves, and have shown it where they moved here by a mailed link.
  await sql`update accounts set email_confirmed_at = created_at where role <> 'rider' and state <> 'deleted'`.execute(
    db,
  );
  await sql`
    update accounts set email_confirmed_at = moved.used_at
    from email_changes as moved
    where moved.account_id = accounts.id and moved.used_at is not null and lower(moved.email) = accounts.email_key
      and email_confirmed_at is null`.execute(db);
  await sql`alter table driver_applications add column account_id integer references accounts (id)`.execute(
    db,
  );
  await sql`
    update driver_applications set account_id = accounts.id
    from accounts where accounts.email_key = lower(driver_applications.email) and accounts.role = 'driver'
      and driver_applications.state = 'approved'`.execute(db);
  await sql`create index applications_of_account on driver_applications (account_id) where account_id is not null`.execute(
    db,
  );
  await sql`alter table outbox add column capped boolean`.execute(db);
  await countRecipients(db);
}

async function countRecipients(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table recipient_key (id integer primary key default 1 check (id = 1), key text not null)`.execute(
    db,
  );
  await sql`insert into recipient_key (key) values (gen_random_uuid()::text || gen_random_uuid()::text)`.execute(
    db,
  );
  await sql`
    create table recipient_counts (
      recipient text not null,
      purpose text not null,
      hour timestamptz not null,
      messages integer not null,
      primary key (recipient, purpose, hour)
    )`.execute(db);
  await sql`create index recipient_counts_by_hour on recipient_counts (hour)`.execute(db);
  await sql`
    create function recipient_mark(address text) returns text language sql stable as $$
      select encode(sha256(convert_to(key || ' ' || lower(address), 'UTF8')), 'hex') from recipient_key
    $$`.execute(db);
  // What somebody without any tie to the company can cause; a message that was withheld reached nobody.
  await sql`
    create function counted_as(channel text, kind text, capped boolean, last_error text) returns text
    language sql immutable as $$
      select case
        when last_error = 'withheld' then null
        when kind = 'booking_code' then 'code'
        when channel = 'email' and kind in ('confirm_email', 'password_link') then 'link'
        when channel = 'email' and (capped or kind in ('booked', 'changed', 'cancelled', 'pay_link')) then 'mail'
      end
    $$`.execute(db);
  await sql`
    create function count_recipients() returns trigger language plpgsql as $$
    begin
      insert into recipient_counts (recipient, purpose, hour, messages)
      select recipient_mark(recipient), counted_as(channel, kind, capped, last_error),
        date_trunc('hour', created_at, 'UTC'), count(*)
      from added where counted_as(channel, kind, capped, last_error) is not null
      group by 1, 2, 3 order by 1, 2, 3
      on conflict (recipient, purpose, hour) do update set messages = recipient_counts.messages + excluded.messages;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger outbox_counted after insert on outbox referencing new table as added
    for each statement execute function count_recipients()`.execute(db);
}
