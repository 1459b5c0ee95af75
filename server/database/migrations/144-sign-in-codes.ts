import { type Kysely, sql } from "kysely";

/** Codes to sign in with, and phones that have been shown to be their owner's: one account at most has such a phone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table sign_in_codes (
      ticket_hash text primary key,
      way text not null check (way in ('email', 'phone')),
      address text not null,
      code_hash text not null,
      wrong_tries integer not null default 0,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      proved_at timestamptz
    )`.execute(db);
  await sql`create index sign_in_codes_expire on sign_in_codes (expires_at)`.execute(db);
  await sql`alter table accounts add column phone_confirmed_at timestamptz`.execute(db);
  await sql`create unique index accounts_confirmed_phone on accounts (phone) where phone_confirmed_at is not null`.execute(
    db,
  );
  await sql`
    create index rides_of_guest_email on rides (lower(rider_email))
    where rider_id is null and rider_email is not null`.execute(db);
  // A code to sign in counts to its recipient's codes of a day, as those of bookings do.
  await sql`
    create or replace function counted_as(channel text, kind text, capped boolean, last_error text) returns text
    language sql immutable as $$
      select case
        when last_error = 'withheld' then null
        when kind in ('booking_code', 'sign_in_code') then 'code'
        when channel = 'email' and kind in ('confirm_email', 'password_link') then 'link'
        when channel = 'email' and (capped or kind in ('booked', 'changed', 'cancelled', 'pay_link')) then 'mail'
      end
    $$`.execute(db);
}
